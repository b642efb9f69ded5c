import { expect, test } from 'vitest'

import { countedNouns } from './plural.messages.ts'
import { countOf, plural } from './plural.ts'

test.each([
  [countedNouns.products, '1 товар, 3 товара, 7 товаров'],
  [countedNouns.reviews, '1 отзыв, 3 отзыва, 7 отзывов'],
  [countedNouns.bonuses, '1 бонус, 3 бонуса, 7 бонусов'],
  [countedNouns.pieces, '1 штука, 3 штуки, 7 штук'],
  [countedNouns.orders, '1 заказ, 3 заказа, 7 заказов'],
  [countedNouns.results, '1 результат, 3 результата, 7 результатов'],
  [countedNouns.errors, '1 ошибка, 3 ошибки, 7 ошибок'],
  [countedNouns.lines, '1 строка, 3 строки, 7 строк'],
  [countedNouns.days, '1 день, 3 дня, 7 дней']
])('%j are counted as «%s»', (forms, text) => {
  expect([1, 3, 7].map(count => countOf(count, forms)).join(', ')).toBe(text)
})

test.each([
  [14, 'дней'],
  [19, 'дней'],
  [20, 'дней'],
  [101, 'день'],
  [104, 'дня'],
  [112, 'дней'],
  [1_000_000, 'дней'],
  [0.5, 'дня'],
  [-2, 'дня'],
  [-11, 'дней']
])('after %d stands «%s»', (count, form) => {
  expect(plural(count, countedNouns.days)).toBe(form)
})

test('a number that is none is written as none of them', () => {
  expect(countOf(Number.NaN, countedNouns.orders)).toMatch(/^0 заказ/)
})

test('thousands stand apart and a debt has a true minus', () => {
  expect(countOf(1_234_567, countedNouns.bonuses)).toBe('1\u00a0234\u00a0567 бонусов')
  expect(countOf(-5, countedNouns.bonuses)).toBe('−5 бонусов')
})
