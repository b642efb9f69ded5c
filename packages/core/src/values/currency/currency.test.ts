import { expect, test } from 'vitest'

import { convertPrice } from './conversion.ts'
import { DEFAULT_CURRENCY_CODE, DEFAULT_CURRENCY_ID, findCurrency } from './currency.ts'

const rules = { allowForeignCurrencies: false }

test('the default currency is the ruble with the id 1', () => {
  expect([DEFAULT_CURRENCY_ID, DEFAULT_CURRENCY_CODE]).toEqual(['1', 'RUB'])
})

test('a price in another currency is the base price times the rate', () => {
  expect(convertPrice(1000, { code: 'KZT', rate: 5.5 }, rules)).toBe(5500)
})

test('rubles are not converted, whatever rate they carry', () => {
  expect(convertPrice(1000, { code: 'RUB', rate: 2 }, rules)).toBe(1000)
})

test('where foreign currencies are allowed the price of the server stands', () => {
  expect(convertPrice(1000, { code: 'KZT', rate: 5.5 }, { allowForeignCurrencies: true })).toBe(
    1000
  )
})

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
  'the impossible rate %d counts as 1 and is logged',
  rate => {
    const messages: string[] = []
    const log = (message: string) => messages.push(message)

    const price = convertPrice(1000, { code: 'KZT', rate }, { ...rules, log })

    expect(price).toBe(1000)
    expect(messages).toEqual([expect.stringContaining('KZT')])
  }
)

test('a currency is found by its id, given as text or as a number', () => {
  const currencies = [{ id: '1' }, { id: '3' }]

  expect(findCurrency(currencies, '3')).toEqual({ id: '3' })
  expect(findCurrency(currencies, 3)).toEqual({ id: '3' })
  expect(findCurrency(currencies, '4')).toBeUndefined()
})
