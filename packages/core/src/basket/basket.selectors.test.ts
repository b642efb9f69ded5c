import { expect, test } from 'vitest'

import type { Basket } from '../entities/basket.ts'
import { demoGroup, demoProduct, demoTotal } from '../testing/fixtures.ts'
import {
  isBasketEmpty,
  isBasketRead,
  isDeliveryFree,
  isDeliveryNeeded,
  isLineUnsettled,
  isTotalStale,
  lineMessage
} from './basket.selectors.ts'
import type { LineKey } from './basket-line.ts'
import { badgeCount, isLineSelected, linesOf, quantityOf } from './basket-log.ts'
import {
  type BasketContext,
  type BasketOperation,
  basketState,
  emptyBasket
} from './basket-state.ts'

const SET = 'nabor:21-22'

/** A pinafore in two sizes and a set; the larger size is not for this order. */
const read: Basket = {
  version: 4,
  data: [
    {
      inStock: true,
      constructorSets: [
        {
          id: SET,
          code: 'nabor',
          title: 'Набор первоклассника',
          groupIds: [21, 22],
          count: 3,
          price: 800,
          oldPrice: null,
          sum: 2400,
          selected: false,
          basketErr: 'Осталось 3 набора',
          products: []
        }
      ],
      products: [
        demoProduct({
          groups: [
            demoGroup({ id: 11, count: 2 }),
            demoGroup({ id: 12, count: 1, selected: false, basketErr: 'Осталась 1 штука' })
          ]
        })
      ]
    },
    { inStock: false, constructorSets: [], products: [] }
  ],
  total: demoTotal({ productsCountInBasket: 6 })
}
const basket = basketState(read)

const selecting = (patch: object): BasketOperation => ({
  id: '1',
  state: 'waiting',
  kind: 'select',
  keys: [],
  selected: true,
  ...patch
})
const intent = (key: LineKey, count: number) => ({ id: '3', key, count, state: 'waiting' }) as const

test.each<[string, Partial<BasketContext>, boolean]>([
  ['everything is settled', {}, false],
  ['nothing was read yet', { version: -1 }, true],
  ['a quantity is being typed', { log: [{ ...intent(11, 5), state: 'typing' }] }, true],
  ['a promo code is asked for', { operations: [selecting({})] }, true],
  ['the basket is read anew', { reading: 'sent' }, true]
])('while %s, the sums count as old: %3$s', (_, patch, isStale) => {
  expect(isTotalStale({ ...basket, ...patch })).toBe(isStale)
})

test('the badge counts every piece, selected or not, and what is wished for on top', () => {
  const log = [intent(11, 5), intent(99, 1)]

  expect(badgeCount(basket)).toBe(6)
  expect(badgeCount({ ...basket, log })).toBe(10)
  expect(badgeCount({ ...basket, log: [...log, intent(SET, 0)] })).toBe(7)
})

test('without the sums of the server the badge counts lines and sets', () => {
  expect(badgeCount({ ...basket, total: undefined })).toBe(6)
  expect(badgeCount(emptyBasket())).toBe(0)
})

test('the newest wish about a set is its quantity', () => {
  const wanted = { ...basket, log: [intent(SET, 5), intent(SET, 0)] }

  expect(quantityOf({ ...basket, log: [intent(SET, 5)] }, SET)).toBe(5)
  expect(quantityOf(wanted, SET)).toBe(0)
  expect(linesOf(wanted)).toEqual([11, 12])
  expect(quantityOf(basket, 'другой:1')).toBe(0)
})

test('a basket with nothing but a set is not empty, one that was never read is unknown', () => {
  const onlySet = { ...basket, log: [intent(11, 0), intent(12, 0)] }

  expect(linesOf(onlySet)).toEqual([SET])
  expect(isBasketEmpty(onlySet)).toBe(false)
  expect(isBasketEmpty({ ...onlySet, log: [...onlySet.log, intent(SET, 0)] })).toBe(true)
  expect([isBasketRead(basket), isBasketRead(emptyBasket())]).toEqual([true, false])
})

test('lines keep the order of the basket, new ones come last', () => {
  expect(linesOf({ ...basket, log: [intent(99, 1), intent(11, 4)] })).toEqual([11, 12, SET, 99])
})

test('a refused change is told before what the server says of a line or a set', () => {
  const refused = {
    ...basket,
    failures: { 12: 'Товар закончился', [SET]: 'Набор больше не собирают' }
  }

  expect([lineMessage(basket, 12), lineMessage(refused, 12)]).toEqual([
    'Осталась 1 штука',
    'Товар закончился'
  ])
  expect([lineMessage(basket, SET), lineMessage(refused, SET)]).toEqual([
    'Осталось 3 набора',
    'Набор больше не собирают'
  ])
  expect([lineMessage(basket, 99), lineMessage(basket, 'другой:1')]).toEqual(['', ''])
})

test('the newest wish decides what is selected, then the server; a new line is', () => {
  const operations = [
    selecting({ keys: [11, 12, SET], selected: true }),
    selecting({ keys: [12], selected: false })
  ]
  const wanted = { ...basket, operations }

  expect([11, 12, 99].map(id => isLineSelected(basket, id))).toEqual([true, false, true])
  expect([11, 12].map(id => isLineSelected(wanted, id))).toEqual([true, false])
  expect([isLineSelected(basket, SET), isLineSelected(wanted, SET)]).toEqual([false, true])
  expect(isLineSelected(basket, 'другой:1')).toBe(true)
})

test('only what is wished for waits for the server', () => {
  const wanted = { ...basket, log: [intent(11, 5), intent(SET, 1)] }

  expect([isLineUnsettled(wanted, 11), isLineUnsettled(wanted, 12)]).toEqual([true, false])
  expect([isLineUnsettled(wanted, SET), isLineUnsettled(wanted, 'другой:1')]).toEqual([true, false])
})

test.each([
  [undefined, true],
  [demoTotal(), true],
  [demoTotal({ needsDelivery: true }), true],
  [demoTotal({ needsDelivery: false }), false]
])('a basket has to be delivered unless its total says otherwise: %j', (total, expected) => {
  expect(isDeliveryNeeded({ total })).toBe(expected)
})

test.each([
  [undefined, false],
  [demoTotal({ remainsUntilFreeDelivery: 1 }), false],
  [demoTotal({ remainsUntilFreeDelivery: 0 }), true]
])('a basket is sent for nothing once nothing is left until then: %j', (total, expected) => {
  expect(isDeliveryFree({ total })).toBe(expected)
})
