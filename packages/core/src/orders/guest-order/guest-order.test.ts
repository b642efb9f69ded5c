import { expect, test } from 'vitest'

import { guestOrderPath, guestOrderProblem, guestOrderStep, problemOf } from './guest-order.ts'

test.each([
  ['/order', { kind: 'ask' }],
  ['/order?ticket=', { kind: 'ask' }],
  ['/order?number=1-024', { kind: 'ask', number: '1-024' }],
  ['/order?number=1-024&from=checkout', { kind: 'ask', number: '1-024', from: 'checkout' }],
  ['/order?number=&from=evil', { kind: 'ask' }],
  [`/order?number=${'1'.repeat(99)}`, { kind: 'ask', number: '1'.repeat(40) }],
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

test('a step and its address are one, with what went wrong on the way', () => {
  const step = { kind: 'code', ticket: '1024.a&b' } as const

  expect(guestOrderStep(guestOrderPath(step, 'code'))).toEqual(step)
  expect(guestOrderProblem(guestOrderPath(step, 'often'))).toContain('Подождите час')
  expect(guestOrderPath({ kind: 'ask' })).toBe('/order')
  expect(guestOrderPath({ kind: 'ask', number: '1-024', from: 'checkout' })).toBe(
    '/order?number=1-024&from=checkout'
  )
  expect(guestOrderPath({ kind: 'ask', number: '', from: 'checkout' })).toBe('/order?from=checkout')
})
