import { expect, test } from 'vitest'

import { conversionRate, convertPrice } from './conversion.ts'
import { findCurrency } from './currency.ts'

const own = { allowForeignCurrencies: false }
const foreign = { allowForeignCurrencies: true }

test.each([
  ['rubles', { code: 'RUB', rate: 0 }, own, 1],
  ['another currency', { code: 'BYN', rate: 0.035 }, own, 0.035],
  ['prices that the server has converted', { code: 'BYN', rate: 0.035 }, foreign, 1],
  ['a code in small letters', { code: 'rub', rate: 2 }, own, 2]
])('of %s the rate is told', (_, currency, rules, rate) => {
  expect(conversionRate(currency, rules)).toBe(rate)
})

test.each([
  [0, 0],
  [-100, -550],
  [0.1, 0.55],
  [99.9, 549.45]
])('%d ₽ are %d ₸: nothing is rounded before it is written', (rubles, price) => {
  expect(convertPrice(rubles, { code: 'KZT', rate: 5.5 }, own)).toBeCloseTo(price, 10)
})

test('what is no price is no price in any currency', () => {
  expect(convertPrice(Number.NaN, { code: 'KZT', rate: 5.5 }, own)).toBeNaN()
})

test('only a rate that is used is complained of, once for each price', () => {
  const messages: string[] = []
  const log = (message: string) => messages.push(message)
  const broken = { code: 'KZT', rate: 0 }

  convertPrice(100, { code: 'RUB', rate: 0 }, { ...own, log })
  convertPrice(100, broken, { ...foreign, log })
  convertPrice(100, { code: 'KZT', rate: 5.5 }, { ...own, log })
  expect(messages).toEqual([])
  convertPrice(100, broken, { ...own, log })
  convertPrice(100, broken, own)

  expect(messages).toEqual(['Currency KZT has the impossible rate 0: prices are shown unconverted'])
})

test.each([
  ['the first of two with one id', '3', 0],
  ['a text that is not the same, though the number is', '03', undefined],
  ['nothing', '', undefined]
])('by %s a currency is found or not', (_, id, place) => {
  const currencies = [
    { id: '3', code: 'KZT' },
    { id: '3', code: 'BYN' }
  ]

  expect(findCurrency(currencies, id)).toBe(place === undefined ? undefined : currencies[place])
  expect(findCurrency([], id)).toBeUndefined()
})
