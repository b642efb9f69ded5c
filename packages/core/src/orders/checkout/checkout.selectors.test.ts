import { expect, test } from 'vitest'

import type { OrderForm } from '../../entities/order.ts'
import type { Shipping } from '../../entities/shipping.ts'
import { ApiError, toFailure } from '../../platform/api-error.ts'
import { demoOrder } from '../../testing/fake-orders.ts'
import { demoProfile } from '../../testing/fixtures.ts'
import { emptyShipping } from '../../values/shipping/shipping.ts'
import {
  askedPlace,
  type CheckoutContext,
  checkoutState,
  deliveryKey,
  emptyOrderForm,
  isDeliveryChosen,
  noOffers
} from '../order-form/checkout-state.ts'
import {
  checkoutFaults,
  deliveryPrice,
  deliveryQuote,
  isDeliveryStale,
  isWaitingForSums,
  orderTotal
} from './checkout.selectors.ts'
import { bodyOf, placedFrom, refusalOf } from './checkout-order.ts'

const shipping: Shipping = {
  ...{ coord: [], zip: '300000', kladrId: '7100000100000', cityFiasId: '', isDefault: true },
  address: {
    ...{ country: 'Россия', region: '', city: 'Тула', settlement: '', street: 'Советская' },
    ...{ house: '1', flat: '', value: 'Тула, Советская, 1' }
  }
}

const delivering = (
  delivery: Partial<OrderForm['personalDelivery']>,
  to: Shipping | null = null
): OrderForm => ({
  ...emptyOrderForm(),
  personalDelivery: { ...emptyOrderForm().personalDelivery, method: 'm-1', ...delivery },
  personalShipping: { shippingId: '', shipping: to }
})

const point = delivering({ type: 'pickupPoint', deliveryPointCode: 'tula-1' })
const calculationOf = (price: number) => ({
  ...{ calculationId: `c-${price}`, price, date: '2026-11-24' },
  ...{ expiresAt: '2026-11-21T12:00:00.000Z', description: '24 ноября' }
})
const checkout = (patch: Partial<CheckoutContext> = {}): CheckoutContext => ({
  ...checkoutState(point),
  goodsPrice: 900,
  calculation: calculationOf(290),
  ...patch
})

test.each([
  [900, 290, 1190],
  [0.1, 0.2, 0.3],
  [1234.35, 0.35, 1234.7],
  [900, 0, 900]
])('goods for %s and a delivery for %s are %s to pay', (goodsPrice, price, total) => {
  expect(orderTotal(checkout({ goodsPrice, calculation: calculationOf(price) }))).toBe(total)
})

test.each<[string, Partial<CheckoutContext>, readonly string[]]>([
  ['nothing', {}, []],
  [
    'every field before anything else',
    {
      errors: { accept: 'Нужно согласие', personalPayment: 'Выберите оплату' },
      failure: toFailure(new ApiError({ message: 'Заказ не принят', status: 500 })),
      deliveryFailure: 'Доставка не посчитана'
    },
    ['Выберите оплату', 'Нужно согласие']
  ],
  [
    'the refused order before its delivery',
    {
      failure: toFailure(new ApiError({ message: 'Заказ не принят', status: 500 })),
      deliveryFailure: 'Доставка не посчитана'
    },
    ['Заказ не принят']
  ],
  [
    'the delivery before the ways to pay',
    {
      deliveryFailure: 'Доставка не посчитана',
      offers: { ...noOffers, paymentFailure: 'Оплата недоступна' }
    },
    ['Доставка не посчитана']
  ],
  [
    'the ways to pay',
    { offers: { ...noOffers, paymentFailure: 'Оплата недоступна' } },
    ['Оплата недоступна']
  ]
])('of what keeps an order back is told: %s', (_, patch, faults) => {
  expect(checkoutFaults(checkout(patch))).toEqual(faults)
})

test.each([
  [{ method: '' }, undefined],
  [{ type: 'courier' as const }, 'address'],
  [{ type: 'post' }, 'address'],
  [{ type: 'drone' }, 'address'],
  [{ type: 'pickupPoint' as const }, 'pickupPoint'],
  [{ type: 'store' as const }, 'store']
])('a delivery of %o asks for: %s', (delivery, place) => {
  expect(askedPlace(delivering(delivery))).toBe(place)
})

test('there is nothing to pay before both sums are fresh', () => {
  expect(orderTotal(checkout({ goodsPrice: undefined }))).toBeUndefined()
  expect(orderTotal(checkout({ calculation: undefined }))).toBeUndefined()
})

test('the last price of a delivery is shown, as an old one, until there is a fresh one', () => {
  const recounting = checkout({ calculation: undefined, lastCalculation: calculationOf(290) })

  expect([deliveryPrice(recounting), isDeliveryStale(recounting)]).toEqual([290, true])
  expect([deliveryPrice(checkout()), isDeliveryStale(checkout())]).toEqual([290, false])
  expect(deliveryPrice(checkoutState())).toBeUndefined()
  expect(isDeliveryStale(checkoutState())).toBe(false)
})

test.each<[string, CheckoutContext, boolean]>([
  ['both sums are known', checkout(), false],
  ['the basket is being counted', checkout({ goodsPrice: undefined }), true],
  ['the delivery is being counted', checkout({ calculation: undefined }), true],
  [
    'the delivery cannot be counted',
    checkout({ calculation: undefined, deliveryFailure: 'Сюда не возим' }),
    false
  ],
  ['no delivery is chosen', { ...checkoutState(), goodsPrice: 900 }, false]
])('while %s, the button waits: %3$s', (_, context, isWaiting) => {
  expect(isWaitingForSums(context)).toBe(isWaiting)
})

test.each<[string, OrderForm, boolean]>([
  ['no method', delivering({ method: '' }, shipping), false],
  ['a courier without an address', delivering({}), false],
  ['a courier with an address', delivering({}, shipping), true],
  ['a store without a code', delivering({ type: 'store' }, shipping), false],
  ['a store', delivering({ type: 'store', deliveryPointCode: 's-1' }), true],
  ['a pick-up point', point, true]
])('%s: what it costs can be asked for: %3$s', (_, form, isChosen) => {
  expect(isDeliveryChosen({ form, rules: {} })).toBe(isChosen)
})

test('only what moves the price makes another delivery', () => {
  const courier = delivering({}, shipping)
  const flat = { ...shipping, address: { ...shipping.address, flat: '5' } }
  const key = deliveryKey(courier)

  expect(deliveryKey(delivering({ option: 'вечером', calculationId: 'c-1' }, shipping))).toBe(key)
  expect(deliveryKey({ ...courier, personalCommentary: 'Код 12' })).toBe(key)
  expect(deliveryKey(delivering({}, flat))).not.toBe(key)
  expect(deliveryKey(delivering({ method: 'm-2' }, shipping))).not.toBe(key)
  // The address of a courier says nothing of a pick-up point.
  expect(deliveryKey({ ...point, personalShipping: courier.personalShipping })).toBe(
    deliveryKey(point)
  )
})

test('an empty form asks a buyer for his own data, and an organisation for its papers', () => {
  const organization = { inn: '7100000000', title: 'Школа № 7' }

  expect(emptyOrderForm(demoProfile())).toMatchObject({
    scenario: 'person',
    personalData: { fio: 'Иванова Мария Петровна', email: 'maria@example.com' }
  })
  expect('organization' in emptyOrderForm(demoProfile())).toBe(false)
  expect(emptyOrderForm(demoProfile({ organization }))).toMatchObject({
    scenario: 'organization',
    organization
  })
})

test('the order names the calculation and the sums that its buyer saw', () => {
  const body = bodyOf(checkout())

  expect(body.personalDelivery.calculationId).toBe('c-290')
  expect([body.deliveryDescription.price, body.expectedPrice]).toEqual([290, 1190])
  expect(bodyOf(checkout({ newTotal: 1640 })).expectedPrice).toBe(1640)
  expect(bodyOf(checkout({ basketVersion: 7 })).basketVersion).toBe(7)
  expect(point.personalDelivery.calculationId).toBe('')
})

test.each<[string, unknown, unknown]>([
  [
    'another sum',
    new ApiError({ status: 409, body: { total: 1640 } }),
    { status: 409, total: 1640 }
  ],
  [
    'another basket',
    new ApiError({ status: 409, body: { total: { price: 1640.5 } } }),
    { status: 409, total: 1640.5 }
  ],
  ['a conflict without a sum', new ApiError({ status: 409 }), { status: 409, total: undefined }],
  [
    'a sum in words',
    new ApiError({ status: 409, body: { total: '1640' } }),
    { status: 409, total: undefined }
  ],
  [
    'a sum beside other words',
    new ApiError({ status: 422, body: { total: 1640 } }),
    { status: 422, total: undefined }
  ],
  ['no answer of the shop', new TypeError('fetch failed'), { status: 501, total: undefined }]
])('a refusal with %s is understood', (_, error, refusal) => {
  expect(refusalOf(error)).toEqual(refusal)
})

test('what is left of an order is its number and the bill, where there is one', () => {
  const order = demoOrder('order-1', 1190)

  expect(placedFrom(order)).toEqual({
    ...{ orderId: 'order-1', number: 'П-order-1', billId: 'bill-order-1' }
  })
  expect(placedFrom({ ...order, payment: { ...order.payment, billId: null } }).billId).toBe('')
})

test('what is virtual waits for no delivery, costs none and takes none along', () => {
  const virtual = checkout({ needsDelivery: false, calculation: undefined })

  expect([isDeliveryStale(virtual), isWaitingForSums(virtual)]).toEqual([false, false])
  expect([deliveryPrice(virtual), orderTotal(virtual)]).toEqual([0, 900])
  expect(isWaitingForSums({ ...virtual, goodsPrice: undefined })).toBe(true)
  expect(bodyOf(virtual)).toMatchObject({
    personalDelivery: { method: '', deliveryPointCode: '', calculationId: '' },
    deliveryDescription: { price: 0 }
  })
})

test.each<[Partial<CheckoutContext>, ReturnType<typeof deliveryQuote>]>([
  [
    { form: emptyOrderForm(), calculation: undefined },
    { state: 'counted', words: '' }
  ],
  [{}, { state: 'counted', words: '24 ноября' }],
  [{ calculation: undefined }, { state: 'counting', words: 'Рассчитываем доставку…' }],
  [
    { calculation: undefined, deliveryFailure: 'Сюда не доставляем' },
    { state: 'failed', words: 'Сюда не доставляем' }
  ]
])('of a delivery is said what is known of it: case %#', (initial, quote) => {
  expect(deliveryQuote(checkout(initial))).toEqual(quote)
})

test.each<[type: string, typed: Partial<Shipping['address']>, zip: string, words: string]>([
  ['courier', {}, '', 'населенный пункт, улицу, номер дома'],
  ['courier', { city: 'Тула' }, '', 'улицу, номер дома'],
  ['courier', { city: 'Тула', street: 'Советская' }, '', 'номер дома'],
  ['post', { city: 'Тула' }, '', 'почтовый индекс, улицу, номер дома'],
  ['post', shipping.address, '30', 'почтовый индекс'],
  ['rocket', { city: 'Тула' }, '', 'населенный пункт, почтовый индекс, улицу, номер дома']
])(
  'of a delivery by %s to an address with %o it is said what is missing',
  (type, typed, zip, words) => {
    const address = { ...emptyShipping.address, ...typed }
    const form = delivering({ type }, { ...emptyShipping, zip, address })
    const lacking = checkout({ form, calculation: undefined, deliveryFailure: 'Проверьте адрес' })

    expect(deliveryQuote(lacking)).toEqual({
      state: 'lacking',
      words: `Чтобы посчитать доставку, укажите ${words}`
    })
    expect(isWaitingForSums(lacking)).toBe(false)
  }
)
