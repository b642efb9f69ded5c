import { expect, test } from 'vitest'

import { guestOrderProblem, guestOrderStep, problemOf } from './guest-order.ts'

test.each([
  ['/order', { kind: 'ask' }],
  ['/order?ticket=', { kind: 'ask' }],
  ['/order?ticket=1024.abc', { kind: 'code', ticket: '1024.abc' }],
  ['/order?key=id.1.sign&ticket=x', { kind: 'open', key: 'id.1.sign' }]
])('%s is the step %j', (url, step) => {
  expect(guestOrderStep(url)).toEqual(step)
})

test('a refusal is told in words, and what nobody said is not', () => {
  expect([problemOf(422, 'ask'), problemOf(422, 'code'), problemOf(429, 'code')]).toEqual([
    'email',
    'code',
    'often'
  ])
  expect(guestOrderProblem('/order?problem=often')).toBe(
    'Слишком много попыток. Подождите час или позвоните нам'
  )
  expect(guestOrderProblem('/order?problem=toString')).toBeUndefined()
  expect(guestOrderProblem('/order')).toBeUndefined()
})
