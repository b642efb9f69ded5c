import { expect, test } from 'vitest'

import { basketState } from '../../basket/basket-state.ts'
import type { DeliveryCalculation } from '../../entities/delivery.ts'
import { demoTotal } from '../../testing/fixtures.ts'
import {
  type CheckoutContext,
  checkoutState,
  emptyOrderForm
} from '../order-form/checkout-state.ts'
import { checkoutSums } from './checkout-sums.ts'

const calculationOf = (price: number): DeliveryCalculation => ({
  ...{ calculationId: `c-${price}`, price, date: '2026-11-24' },
  ...{ expiresAt: '2026-11-21T12:00:00.000Z', description: '24 ноября' }
})

const form = emptyOrderForm()
const personalDelivery = { ...form.personalDelivery, method: 'm-1', type: 'pickupPoint' } as const
const chosen = { ...form, personalDelivery: { ...personalDelivery, deliveryPointCode: 'tula-1' } }
const counted: CheckoutContext = {
  ...checkoutState(chosen),
  goodsPrice: 900,
  calculation: calculationOf(290),
  lastCalculation: calculationOf(290)
}
const counting: CheckoutContext = { ...counted, calculation: undefined }
const refused: CheckoutContext = { ...counting, deliveryFailure: 'Сюда не возим' }
const nowhere: CheckoutContext = { ...checkoutState(), goodsPrice: 900 }
const virtual: CheckoutContext = { ...nowhere, needsDelivery: false }

const total = demoTotal({ count: 2, oldPrice: 1000, price: 900, bonusesForWriteOff: 100 })
const basket = basketState({ version: 3, data: [], total })

const shownOf = (checkout: CheckoutContext, of = basket) => {
  const sums = checkoutSums(checkout, of)
  const delivery = sums?.rows.at(-1)
  return [sums?.total.title, sums?.total.rubles, delivery?.words ?? delivery?.rubles, sums?.isStale]
}

test('goods, what is taken off and the delivery make what is to be paid', () => {
  expect(checkoutSums(counted, basket)).toEqual({
    rows: [
      { title: '2 товара', rubles: 1000 },
      { title: 'Бонусы', rubles: -100 },
      { title: 'Доставка', rubles: 290 }
    ],
    total: { title: 'К оплате', rubles: 1190 },
    note: '2 товара с доставкой',
    isWhole: true,
    isStale: false
  })
})

test('while a delivery is counted anew the last sum stands, as an old one', () => {
  expect(shownOf(counting)).toEqual(['К оплате', 1190, 290, true])
})

test('while one is counted for the first time the goods stand alone, as an old sum', () => {
  const first = { ...counting, lastCalculation: undefined }
  expect(shownOf(first)).toEqual(['Без доставки', 900, 'считаем', true])
})

test('a delivery that cannot be counted is no part of the sum, whatever the last one cost', () => {
  expect(shownOf(refused)).toEqual(['Без доставки', 900, 'не посчитана', false])
})

test('before a place is chosen the goods stand alone, even when one was chosen before', () => {
  const left = { ...nowhere, lastCalculation: calculationOf(290) }
  expect(shownOf(left)).toEqual(['Без доставки', 900, 'выберите, куда привезти', false])
  expect(checkoutSums(left, basket)?.note).toBe('2 товара без доставки')
})

test('what is virtual is to be paid whole from the first sight, its sums old or fresh', () => {
  expect(shownOf(virtual)).toEqual(['К оплате', 900, 'не нужна', false])
  expect(shownOf({ ...virtual, goodsPrice: undefined })).toEqual([
    'К оплате',
    900,
    'не нужна',
    true
  ])
  expect(checkoutSums(virtual, basket)?.note).toBe('2 товара без доставки')
})

test('kopecks of goods and delivery are added without the noise of binary fractions', () => {
  const goods = basketState({
    version: 3,
    data: [],
    total: demoTotal({ price: 0.1, oldPrice: 0.1 })
  })
  const last = { ...counting, goodsPrice: undefined, lastCalculation: calculationOf(0.2) }
  expect(shownOf(last, goods)).toEqual(['К оплате', 0.3, 0.2, true])
})

test('a basket that has not been read costs nothing yet', () => {
  expect(checkoutSums(counted, { ...basket, total: undefined })).toBeUndefined()
})
