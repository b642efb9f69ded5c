import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createTestShop } from '../../testing/test-shop.ts'
import { formatAmount, formatPrice } from './price-format.ts'

const nbsp = '\u00a0'

test.each([
  [0, '0'],
  [-0, '0'],
  [5, '5'],
  [1290, `1${nbsp}290`],
  [1234567, `1${nbsp}234${nbsp}567`],
  [99.9, '99,90'],
  [99.95, '99,95'],
  [1.234, '1,234'],
  [1.2345, '1,235'],
  [99.9999, '100,00'],
  [0.1 + 0.2, '0,30'],
  [1290.0000000001, `1${nbsp}290`],
  [-500, '−500'],
  [Number.NaN, '0'],
  [Number.POSITIVE_INFINITY, '0']
])('the amount %d is written %j', (amount, text) => {
  expect(formatAmount(amount)).toBe(text)
})

test('whole amounts are written as the browser itself writes them', () => {
  const browser = new Intl.NumberFormat('ru-RU')
  fc.assert(
    fc.property(fc.maxSafeInteger(), amount => {
      const text = browser.format(amount).replace(/\s/g, nbsp).replace('-', '−')
      expect(formatAmount(amount)).toBe(text)
    })
  )
})

test('a price keeps its sign and its thousands on one line', () => {
  expect(formatPrice(1290)).toBe(`1${nbsp}290${nbsp}₽`)
  expect(formatPrice(12.5, '€')).toBe(`12,50${nbsp}€`)
  expect(formatPrice(Number.NaN)).toBe(`0${nbsp}₽`)
})

test('no amount is ever «не число» and none has an ordinary space', () => {
  fc.assert(
    fc.property(fc.double(), amount => {
      expect(formatPrice(amount)).toMatch(/^−?[\d\u00a0]+(,\d{2,3})?\u00a0₽$/)
    })
  )
})

test('an amount that is no finite number is «0», and the log of each running shop says so once', () => {
  const [shop, other] = [createTestShop(), createTestShop()]
  const loggedBy = ({ platform }: typeof shop) =>
    platform.logged.filter(({ message }) => message.includes('shown as 0'))
  other.stop()

  const shown = [formatPrice(Number.NaN), formatPrice(Number.NaN), formatPrice(-1 / 0)]
  shop.stop()
  formatPrice(1 / 0)

  expect(shown).toEqual([`0${nbsp}₽`, `0${nbsp}₽`, `0${nbsp}₽`])
  expect(loggedBy(shop)).toEqual([
    { level: 'error', message: 'An amount that is NaN was shown as 0' },
    { level: 'error', message: 'An amount that is -Infinity was shown as 0' }
  ])
  expect(loggedBy(other)).toEqual([])
})
