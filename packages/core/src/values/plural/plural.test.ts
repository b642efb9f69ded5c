import fc from 'fast-check'
import { expect, test } from 'vitest'

import { countedNouns } from './plural.messages.ts'
import { countOf, plural } from './plural.ts'

test.each([
  [0, '0 товаров'],
  [1, '1 товар'],
  [2, '2 товара'],
  [4, '4 товара'],
  [5, '5 товаров'],
  [11, '11 товаров'],
  [12, '12 товаров'],
  [21, '21 товар'],
  [22, '22 товара'],
  [111, '111 товаров'],
  [1001, '1\u00a0001 товар']
])('%d products are «%s»', (count, text) => {
  expect(countOf(count, countedNouns.products)).toBe(text)
})

test('a fraction takes the second form, a negative count the form of its size', () => {
  expect(plural(1.5, ['балл', 'балла', 'баллов'])).toBe('балла')
  expect(plural(-1, ['балл', 'балла', 'баллов'])).toBe('балл')
})

test('a noun takes the form that the browser itself would choose', () => {
  const browser = new Intl.PluralRules('ru-RU')
  const forms = { one: 'one', few: 'few', many: 'many', other: 'few', zero: '', two: '' }
  const quarters = fc.integer().map(quarter => quarter / 4)
  const counts = fc.oneof(fc.nat(), fc.nat(200), fc.maxSafeInteger(), quarters)
  fc.assert(
    fc.property(counts, count => {
      const expected = forms[browser.select(Math.abs(count))]
      expect(plural(count, ['one', 'few', 'many'])).toBe(expected)
    })
  )
})
