import { describe, expect, test } from 'vitest'

import { isUnsettled, quantityOf } from '../src/basket/basket-log.ts'
import { putBasketProducts } from '../src/contracts/basket.ts'
import { calculatePickupPointDelivery } from '../src/contracts/delivery.ts'
import { getInit } from '../src/contracts/init.ts'
import { createOrder } from '../src/contracts/orders.ts'
import { getPaymentStatus } from '../src/contracts/payments.ts'
import { login } from '../src/contracts/users.ts'
import { emptyOrderForm } from '../src/orders/order-form/checkout-state.ts'
import { json } from '../src/testing/fake-server.ts'
import { createTestShop } from '../src/testing/test-shop.ts'

const DEFAULT = 'Произошла ошибка сервера'

const form = { username: 'maria@example.com', password: 'пенал2026' }
const orderForm = {
  ...emptyOrderForm(),
  accept: true,
  personalData: { fio: 'Иванова Мария', email: 'maria@example.com', phone: '+79990000000' },
  personalPayment: 'card',
  personalDelivery: {
    method: 'pickup',
    option: '',
    type: 'pickupPoint' as const,
    deliveryPointCode: 'tula-1',
    calculationId: ''
  }
}

const broken = () =>
  new Response(new ReadableStream({ start: stream => stream.error(new TypeError('terminated')) }), {
    status: 200
  })

const faults: [string, () => unknown][] = [
  ['no network', () => Promise.reject(new TypeError('fetch failed'))],
  ['a stalled answer', () => new Promise(() => undefined)],
  ['a body that breaks off', broken],
  ['broken JSON', () => new Response('{"data": [', { status: 200 })],
  ['a captive portal', () => new Response('<html>Войдите в сеть</html>', { status: 200 })],
  ['an empty answer', () => new Response('', { status: 200 })],
  ['204', () => new Response(null, { status: 204 })],
  ['another shape', () => json(200, { ok: true })]
]

describe.each(faults)('after %s', (_, fault) => {
  test('the basket settles and can be used', async () => {
    const shop = createTestShop()
    await shop.advance(0)
    shop.server.fail(putBasketProducts, fault)
    shop.basket.send({ type: 'line.set', key: 7, count: 1 })
    await shop.advance(60_000)

    shop.server.heal()
    shop.basket.send({ type: 'line.set', key: 8, count: 2 })
    await shop.advance(60_000)

    const { basket } = shop.getState()
    expect(isUnsettled(basket)).toBe(false)
    expect(quantityOf(basket, 8)).toBe(2)
  })

  test('a visitor is told and can sign in', async () => {
    const shop = createTestShop()
    shop.server.fail(login, fault)
    shop.session.send({ type: 'signin.submit', form })
    await shop.advance(60_000)
    expect(shop.getState().session.failure?.message).toBe(DEFAULT)

    shop.server.heal()
    shop.session.send({ type: 'signin.submit', form })
    await shop.advance(0)

    expect(shop.getState().session.signedIn).toBe(true)
  })

  test('the initialisation says what to do', async () => {
    const shop = createTestShop()
    shop.server.fail(getInit, fault)
    await shop.advance(60_000)

    expect(shop.getState().session.failure?.message).toBe(
      'Не удалось выполнить инициализацию, попробуйте перезагрузить страницу'
    )
  })

  test('the delivery can be counted again', async () => {
    const shop = createTestShop()
    shop.server.fail(calculatePickupPointDelivery, fault)
    const checkout = (await shop.service('openCheckout'))({ form: orderForm }).actor
    await shop.advance(60_000)
    expect(checkout.getSnapshot().context.deliveryFailure).toBe(DEFAULT)

    shop.server.heal()
    checkout.send({ type: 'delivery.recalculate' })
    await shop.advance(1000)

    expect(checkout.getSnapshot().context.calculation?.price).toBe(290)
  })

  test('the order is placed once', async () => {
    const shop = createTestShop()
    shop.basket.send({ type: 'line.set', key: 7, count: 2 })
    const checkout = (await shop.service('openCheckout'))({ form: orderForm }).actor
    await shop.advance(1000)
    shop.server.fail(createOrder, fault)
    checkout.send({ type: 'checkout.submit' })
    await shop.advance(120_000)
    expect(checkout.getSnapshot().context.failure?.message).toBe(DEFAULT)

    shop.server.heal()
    checkout.send({ type: 'checkout.submit' })
    await shop.advance(1000)

    expect(checkout.getSnapshot().context.placed?.orderId).toBe('order-1')
    expect(shop.server.orders.all()).toHaveLength(1)
  })

  test('the payment is asked for until it is known', async () => {
    const shop = createTestShop()
    shop.server.orders.pay('order-1', 'paid')
    shop.server.fail(getPaymentStatus, fault)
    const payment = (await shop.service('createPaymentReturn'))('order-1').actor
    await shop.advance(1000)

    shop.server.heal()
    await shop.advance(60_000)

    expect(payment.getSnapshot().value).toBe('paid')
  })
})
