import { expect, test } from 'vitest'

import { guestSession } from '../../session/session.ts'
import { priceCut, priceRules, showPrice } from './price-rules.ts'

const euro = { id: '2', code: 'EUR', sign: '€', rate: 0.0333 }
const tenge = { id: '3', code: 'KZT', sign: '₸', rate: 5.5 }
const rouble = { id: '1', code: 'RUB', sign: '₽', rate: 1 }
const own = { allowForeignCurrencies: false }

const rulesIn = (currencyId: string) =>
  priceRules(guestSession({ currencies: [rouble, euro, tenge], currencyId }), own)

test('a visitor sees prices in the currency he chose', () => {
  expect(showPrice(500, rulesIn('3'))).toBe('2\u00a0750\u00a0₸')
})

test('a converted price is rounded to the smallest coin of its currency', () => {
  expect(showPrice(1290, rulesIn('2'))).toBe('42,96\u00a0€')
})

test('an unknown currency is the first one, and without any prices are in rubles', () => {
  expect(rulesIn('9').currency).toEqual(rouble)
  expect(showPrice(1290, priceRules(guestSession({ currencies: [] }), own))).toBe(
    '1\u00a0290\u00a0₽'
  )
})

test('a price of a server that converts by itself only gets another sign', () => {
  const session = guestSession({ currencies: [rouble, tenge], currencyId: '3' })
  const rules = priceRules(session, { allowForeignCurrencies: true })
  expect(showPrice(500, rules)).toBe('500\u00a0₸')
})

test('a lowered price tells the old one and the discount', () => {
  expect(priceCut(2490, 3190, rulesIn('1'))).toEqual({
    oldPrice: '3\u00a0190\u00a0₽',
    discount: '−22\u00a0%'
  })
})

test.each([[null], [undefined], [2490], [1000]])('from %s to 2490 nothing is off', oldPrice => {
  expect(priceCut(2490, oldPrice, rulesIn('1'))).toEqual({
    oldPrice: undefined,
    discount: undefined
  })
})
