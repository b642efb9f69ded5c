import { expect, test } from 'vitest'

import { fixtures } from '../testing/entity-fixtures.ts'
import { repeatedAt, repeatedHref, repetitionOf } from './posted-repeat.ts'

test('a form that has repeated the whole order leads to the basket', () => {
  expect(repeatedHref('o-1', { added: 2, missing: [] })).toBe('/cart')
})

test('a form that could not repeat everything leads to the order, which counts what was added', () => {
  const href = repeatedHref('o-1', { added: 2, missing: ['Пенал «Кит»'] })

  expect(href).toBe('/user/profile/order/detail/o-1?repeated=2')
  expect(repeatedAt(href)).toBe(2)
})

test.each(['', '?repeated=', '?repeated=-1', '?repeated=1e9', '?repeated=<b>'])(
  'the address %s tells of no repetition',
  query => {
    expect(repeatedAt(`/user/profile/order/detail/o-1${query}`)).toBeUndefined()
  }
)

test('what is missing is named by the order itself', () => {
  const lines = [
    fixtures.repeatLine({ title: 'Пенал «Кит»', stock: 0 }),
    fixtures.repeatLine({ title: 'Ранец', stock: 3 })
  ]

  expect(repetitionOf(1, lines)).toEqual({ added: 1, missing: ['Пенал «Кит»'] })
})
