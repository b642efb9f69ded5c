import type { Order, OrderItem } from '@vitrina/core/entities'
import { demoOrder } from '@vitrina/core/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { runsOf } from '../../../testing/runs.ts'
import { orderLetterText } from '../src/modules/order-letters/order-letter.ts'

const rubles = (most: number) => fc.integer({ min: 0, max: most }).map(kopecks => kopecks / 100)
const kopecksOf = (sum: number) => Math.round(sum * 100)

const item: fc.Arbitrary<OrderItem> = fc
  .record({
    groupId: fc.integer({ min: 1, max: 4 }),
    count: fc.integer({ min: 1, max: 99 }),
    price: rubles(3_000_000)
  })
  .map(({ groupId, count, price }) => ({
    ...{
      groupId,
      productId: groupId,
      url: '',
      title: `Товар ${groupId}`,
      variant: '',
      image: null
    },
    ...{ count, price, sum: (kopecksOf(price) * count) / 100 }
  }))

const share = fc.double({ min: 0, max: 1, noNaN: true })

const bought: fc.Arbitrary<Order> = fc
  .record({
    items: fc.array(item, { minLength: 1, maxLength: 6 }),
    ...{ discounted: share, byBonuses: share, delivery: rubles(100_000) },
    promoCode: fc.constantFrom(null, 'ЛИНЕЙКА10', 'ПС-К3НВ-8АТР-2ХЕ7'),
    address: fc.constantFrom('Тула, Советская, 1', '')
  })
  .map(({ items, discounted, byBonuses, delivery, promoCode, address }) => {
    const goods = items.reduce((total, { sum }) => total + kopecksOf(sum), 0)
    const discount = Math.floor(goods * discounted)
    const bonuses = Math.floor((goods - discount) * byBonuses)
    const carried = address === '' ? 0 : kopecksOf(delivery)
    const demo = demoOrder('1', (goods - discount - bonuses + carried) / 100)
    return {
      ...demo,
      ...{ items, promoCode, goodsPrice: goods / 100 },
      ...{ discount: discount / 100, bonusesSpent: bonuses / 100 },
      delivery: { ...demo.delivery, address, price: carried / 100 }
    }
  })

/** The sum at the end of a line, kopecks. */
function sumOf(line: string): number {
  const [, minus = '', sum = ''] = /[:,] ([-−]?)([\d\s]+(?:,\d\d)?)\s₽$/.exec(line) ?? []
  return kopecksOf(Number(sum.replaceAll(/\s/g, '').replace(',', '.'))) * (minus === '' ? 1 : -1)
}

const letterOf = (order: Order) =>
  orderLetterText({
    ...{ order, stage: 'new', lead: '', link: 'https://shop.example/order' },
    ...{ hasInvoice: false, shop: { phone: '8 800 000-00-00' } }
  }).split('\n')

test('the lines of a letter add up to its goods, and its rows to its total', () => {
  fc.assert(
    fc.property(bought, order => {
      const lines = letterOf(order)
      const first = lines.findIndex(line => line.startsWith('Товары: '))
      const last = lines.findIndex(line => line.startsWith('Итого: '))
      const add = (part: readonly string[]) => part.reduce((sum, line) => sum + sumOf(line), 0)

      expect(add(lines.filter(line => line.includes('шт., ')))).toBe(sumOf(lines[first] ?? ''))
      expect(add(lines.slice(first, last))).toBe(sumOf(lines[last] ?? ''))
      expect(sumOf(lines[last] ?? '')).toBe(kopecksOf(order.price))
    }),
    { numRuns: runsOf('sums of a letter') }
  )
})
