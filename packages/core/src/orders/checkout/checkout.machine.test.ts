import { expect, test } from 'vitest'

import { calculatePickupPointDelivery, listDeliveryMethods } from '../../contracts/delivery.ts'
import { createOrder } from '../../contracts/orders.ts'
import { createPaymentUrl } from '../../contracts/payments.ts'
import type { OrderForm } from '../../entities/order.ts'
import { ApiError } from '../../platform/api-error.ts'
import type { FakeBasketOptions } from '../../testing/fake-basket.ts'
import { createFakeServer, json } from '../../testing/fake-server.ts'
import { createTestShop, type TestShop, type TestShopOptions } from '../../testing/test-shop.ts'
import { type CheckoutContext, emptyOrderForm, noDelivery } from '../order-form/checkout-state.ts'
import {
  checkoutPhase,
  deliveryPrice,
  isDeliveryStale,
  isWaitingForSums,
  newTotal,
  orderTotal
} from './checkout.selectors.ts'

const errorSummary = ({ errors }: CheckoutContext) =>
  Object.entries(errors).map(([path, message]) => ({ path, message }))
const checkoutMessage = ({ failure }: CheckoutContext) => failure?.message ?? ''

const goodForm: OrderForm = {
  ...emptyOrderForm(),
  accept: true,
  personalData: {
    fio: 'Иванова Мария Петровна',
    email: 'maria@example.com',
    phone: '+7 (999) 000-00-00'
  },
  personalPayment: 'card',
  personalDelivery: {
    method: 'pickup',
    option: '',
    type: 'pickupPoint',
    deliveryPointCode: 'tula-1',
    calculationId: ''
  }
}

/** A guest with two notebooks for 900 rubles, who has filled in the whole form. */
async function createBuyer(form = goodForm, options?: TestShopOptions) {
  const shop = createTestShop(options)
  shop.basket.send({ type: 'line.set', key: 7, count: 2 })
  await shop.advance(0)
  const checkout = (await shop.service('openCheckout'))().actor
  checkout.send({ type: 'form.edit', form })
  await shop.advance(1000)
  const state = () => checkout.getSnapshot()
  return { shop, checkout, state, context: () => state().context }
}

/** A backend that cannot say what there is to choose from. */
function withoutWays(basket?: FakeBasketOptions) {
  const server = createFakeServer(basket)
  server.on(listDeliveryMethods, () => {
    throw new ApiError({ status: 404 })
  })
  return server
}

const postedOrders = ({ server }: TestShop) =>
  server.calls.filter(({ name }) => name === 'POST /orders/v1')

const keys = (shop: TestShop) =>
  postedOrders(shop).map(({ headers }) => headers.get('idempotency-key'))

test('counts the delivery once for choices made in a row', async () => {
  const { shop, checkout, context } = await createBuyer()
  expect(deliveryPrice(context())).toBe(290)
  expect(orderTotal(context())).toBe(1190)

  for (const deliveryPointCode of ['tula-2', 'tula-3', 'tula-4']) {
    const personalDelivery = { ...goodForm.personalDelivery, deliveryPointCode }
    checkout.send({ type: 'form.edit', form: { personalDelivery } })
  }
  expect(isDeliveryStale(context())).toBe(true)
  expect(deliveryPrice(context())).toBe(290)
  expect(isWaitingForSums(context())).toBe(true)
  await shop.advance(1000)

  expect(shop.server.countOf(calculatePickupPointDelivery)).toBe(2)
  expect(isDeliveryStale(context())).toBe(false)
})

test('does not count the delivery anew when a name changes', async () => {
  const { shop, checkout } = await createBuyer()

  checkout.send({ type: 'form.edit', form: { personalCommentary: 'Позвонить за час' } })
  await shop.advance(1000)

  expect(shop.server.countOf(calculatePickupPointDelivery)).toBe(1)
})

test('counts the delivery anew when the basket changes', async () => {
  const { shop, context } = await createBuyer()

  shop.basket.send({ type: 'line.set', key: 7, count: 3 })
  expect(isWaitingForSums(context())).toBe(true)
  await shop.advance(1000)

  expect(shop.server.countOf(calculatePickupPointDelivery)).toBe(2)
  expect(orderTotal(context())).toBe(3 * 450 + 290)
})

test('shows why the delivery cannot be counted and lets the visitor choose another', async () => {
  const shop = createTestShop()
  shop.server.on(calculatePickupPointDelivery, () => {
    throw new ApiError({ message: 'Сюда не возим', status: 422 })
  })
  const checkout = (await shop.service('openCheckout'))({ form: goodForm }).actor
  await shop.advance(1000)

  expect(checkout.getSnapshot().context.deliveryFailure).toBe('Сюда не возим')
})

test('names everything that is wrong with an empty form, and places nothing', async () => {
  const { shop, checkout, context } = await createBuyer(emptyOrderForm(), {
    server: withoutWays()
  })

  checkout.send({ type: 'checkout.submit' })
  await shop.advance(0)

  expect(errorSummary(context())).toEqual([
    { path: 'personalData.fio', message: 'Отсутствует ФИО' },
    { path: 'personalData.email', message: 'Введите e-mail' },
    { path: 'personalData.phone', message: 'Отсутствует номер телефона' },
    { path: 'personalDelivery.method', message: 'Выберите способ доставки' },
    { path: 'personalPayment', message: 'Выберите способ оплаты' },
    { path: 'accept', message: 'Необходимо подтвердить обработку персональных данных' }
  ])
  expect(context().attempt).toBe(1)
  expect(postedOrders(shop)).toHaveLength(0)
})

const noEmail = { ...goodForm.personalData, email: '' }

test('takes a message away as soon as its field is right', async () => {
  const { checkout, context } = await createBuyer({ ...goodForm, accept: false })
  checkout.send({ type: 'checkout.submit' })

  checkout.send({ type: 'form.edit', form: { accept: true } })

  expect(errorSummary(context())).toEqual([])
})

test('says of a field what is wrong with it now, and of others nothing before the next submit', async () => {
  const { checkout, context } = await createBuyer({ ...goodForm, personalData: noEmail })
  checkout.send({ type: 'checkout.submit' })

  const personalData = { ...noEmail, email: 'anna@', phone: '' }
  checkout.send({ type: 'form.edit', form: { personalData } })

  expect(errorSummary(context())).toEqual([
    { path: 'personalData.email', message: 'Некорректный e-mail' }
  ])
})

test('places the order with what the visitor saw and leaves for the bank', async () => {
  const { shop, checkout, state, context } = await createBuyer()
  const facts: string[] = []
  checkout.on('order.placed', ({ order }) => facts.push(order.id))

  checkout.send({ type: 'checkout.submit' })
  await shop.advance(0)

  expect(postedOrders(shop)[0]?.body).toMatchObject({
    expectedPrice: 1190,
    personalDelivery: { calculationId: 'calculation-1' },
    deliveryDescription: { price: 290 }
  })
  expect(context().placed).toEqual({
    orderId: 'order-1',
    number: 'П-order-1',
    billId: 'bill-order-1'
  })
  expect(state().matches('leaving')).toBe(true)
  expect(shop.platform.left).toEqual(['https://shop.example/demo-pay/bill-order-1'])
  expect(facts).toEqual(['order-1'])
})

test('a submit waits for the sums and is sent with them', async () => {
  const { shop, checkout, context } = await createBuyer()
  const personalDelivery = { ...goodForm.personalDelivery, deliveryPointCode: 'tula-2' }
  checkout.send({ type: 'form.edit', form: { personalDelivery } })

  checkout.send({ type: 'checkout.submit' })
  expect(checkoutPhase(context())).toBe('waitingForSums')
  await shop.advance(1000)

  expect(postedOrders(shop)[0]?.body).toMatchObject({ expectedPrice: 1190 })
  expect(context().placed?.orderId).toBe('order-1')
})

test('sums that moved while a submit waited are asked about before anything is bought', async () => {
  const { shop, checkout, state, context } = await createBuyer()
  shop.basket.send({ type: 'line.set', key: 7, count: 3 })

  checkout.send({ type: 'checkout.submit' })
  await shop.advance(1000)
  expect([state().value, newTotal(context())]).toEqual(['confirmingPrice', 3 * 450 + 290])
  expect(postedOrders(shop)).toHaveLength(0)

  checkout.send({ type: 'price.confirm' })
  await shop.advance(1000)
  expect(context().placed?.orderId).toBe('order-1')
})

test('a submit that waits is given back when the delivery cannot be counted', async () => {
  const { shop, checkout, state, context } = await createBuyer()
  shop.server.fail(calculatePickupPointDelivery, () => {
    throw new ApiError({ message: 'Сюда не возим', status: 422 })
  })
  checkout.send({ type: 'delivery.recalculate' })

  checkout.send({ type: 'checkout.submit' })
  await shop.advance(1000)
  expect([state().value, checkoutPhase(context())]).toEqual([{ editing: 'resting' }, 'editing'])
  expect(context().deliveryFailure).toBe('Сюда не возим')

  shop.server.heal()
  checkout.send({ type: 'checkout.submit' })
  await shop.advance(1000)
  expect(context().placed?.orderId).toBe('order-1')
})

test('a new sum is confirmed also while its delivery is still being counted', async () => {
  const { shop, checkout, context } = await createBuyer()
  shop.basket.send({ type: 'line.set', key: 7, count: 3 })
  checkout.send({ type: 'checkout.submit' })
  await shop.advance(300)

  checkout.send({ type: 'price.confirm' })
  await shop.advance(1000)

  expect(context().placed?.orderId).toBe('order-1')
})

test('places one order for ten clicks', async () => {
  const { shop, checkout } = await createBuyer()

  for (let click = 0; click < 10; click += 1) checkout.send({ type: 'checkout.submit' })
  await shop.advance(0)

  expect(postedOrders(shop)).toHaveLength(1)
})

test('places one order when its answer is lost', async () => {
  const { shop, checkout, context } = await createBuyer()
  const { orders } = shop.server
  let isLost = true
  shop.server.on(createOrder, ({ headers, body }) => {
    const order = orders.place(headers.get('idempotency-key') ?? '', body, 1190)
    if (!isLost) return order
    isLost = false
    return Promise.reject(new TypeError('fetch failed'))
  })

  checkout.send({ type: 'checkout.submit' })
  await shop.advance(5000)

  expect(context().placed?.orderId).toBe('order-1')
  expect(orders.all()).toHaveLength(1)
  expect(new Set(keys(shop)).size).toBe(1)
  expect(postedOrders(shop)).toHaveLength(2)
})

/** The order is saved, every answer is lost, and the visitor gives up waiting. */
async function loseEveryAnswer(shop: TestShop) {
  const { orders } = shop.server
  let isDown = true
  let taken: string | undefined
  shop.server.on(createOrder, ({ headers, body }) => {
    const key = headers.get('idempotency-key') ?? ''
    taken ??= key
    if (key !== taken) return json(409, { message: 'Корзина пуста', reason: 'emptyBasket' })
    const order = orders.place(key, body, 1190)
    return isDown ? json(504, {}) : order
  })
  return () => {
    isDown = false
  }
}

test('keeps the key for the visitor’s second try', async () => {
  const { shop, checkout, state, context } = await createBuyer()
  const restore = await loseEveryAnswer(shop)
  checkout.send({ type: 'checkout.submit' })
  await shop.advance(20_000)
  expect(state().matches('editing')).toBe(true)
  expect(checkoutMessage(context())).toBe('Произошла ошибка сервера')

  restore()
  checkout.send({ type: 'checkout.submit' })
  await shop.advance(0)

  expect(context().placed?.orderId).toBe('order-1')
  expect(shop.server.orders.all()).toHaveLength(1)
  expect(new Set(keys(shop)).size).toBe(1)
})

test('finds the order that was placed when the form was changed after a lost answer', async () => {
  const { shop, checkout, context } = await createBuyer()
  const restore = await loseEveryAnswer(shop)
  checkout.send({ type: 'checkout.submit' })
  await shop.advance(20_000)

  restore()
  checkout.send({ type: 'form.edit', form: { personalCommentary: 'Позвонить за час' } })
  checkout.send({ type: 'checkout.submit' })
  await shop.advance(0)

  expect(context().placed?.orderId).toBe('order-1')
  expect(shop.server.orders.all()).toHaveLength(1)
})

test('uses the same key after a reload of the page', async () => {
  const { shop, checkout } = await createBuyer()
  const restore = await loseEveryAnswer(shop)
  checkout.send({ type: 'checkout.submit' })
  await shop.advance(20_000)
  checkout.stop()
  restore()

  const reloaded = (await shop.service('openCheckout'))().actor
  reloaded.send({ type: 'form.edit', form: { accept: true } })
  await shop.advance(1000)
  reloaded.send({ type: 'checkout.submit' })
  await shop.advance(0)

  expect(reloaded.getSnapshot().context.placed?.orderId).toBe('order-1')
  expect(shop.server.orders.all()).toHaveLength(1)
})

test('uses another key for another order', async () => {
  const { shop, checkout } = await createBuyer()
  checkout.send({ type: 'checkout.submit' })
  await shop.advance(0)

  const next = (await shop.service('openCheckout'))({ form: goodForm }).actor
  await shop.advance(1000)
  next.send({ type: 'checkout.submit' })
  await shop.advance(0)

  expect(new Set(keys(shop)).size).toBe(2)
  expect(shop.server.orders.all()).toHaveLength(2)
})

test('asks the visitor to confirm a sum that has moved', async () => {
  const { shop, checkout, state, context } = await createBuyer()
  // Another device changed the same basket a moment ago.
  const owner = shop.browser.cookies.get('cart_tokenpenal') ?? ''
  shop.server.basketOf(owner).put([{ id: 'f', groupId: 8, count: 1 }])
  checkout.send({ type: 'checkout.submit' })
  await shop.advance(0)
  expect(state().matches('confirmingPrice')).toBe(true)
  expect(newTotal(context())).toBe(1640)
  expect(shop.server.orders.all()).toHaveLength(0)

  expect(orderTotal(context())).toBe(1640)
  checkout.send({ type: 'price.confirm' })
  await shop.advance(0)

  expect(context().placed?.orderId).toBe('order-1')
  expect(shop.server.orders.all()[0]?.price).toBe(1640)
})

test('asks again, and not the server, when the basket moved before the new sum was confirmed', async () => {
  const { shop, checkout, state, context } = await createBuyer()
  const owner = shop.browser.cookies.get('cart_tokenpenal') ?? ''
  shop.server.basketOf(owner).put([{ id: 'f', groupId: 8, count: 1 }])
  checkout.send({ type: 'checkout.submit' })
  await shop.advance(0)
  expect(newTotal(context())).toBe(1640)
  // Another tab puts one more thing in, and this one hears of it.
  shop.server.basketOf(owner).put([{ id: 'f', groupId: 9, count: 1 }])
  shop.basket.send({ type: 'basket.reload' })
  await shop.advance(0)

  checkout.send({ type: 'price.confirm' })
  await shop.advance(0)

  expect(state().matches('confirmingPrice')).toBe(true)
  expect(newTotal(context())).toBe(2090)
  expect(shop.server.countOf(createOrder)).toBe(1)
  checkout.send({ type: 'price.confirm' })
  await shop.advance(0)
  expect(context().placed?.orderId).toBe('order-1')
  expect(shop.server.countOf(createOrder)).toBe(2)
})

test('goes back to the form when the delivery of a confirmed sum cannot be counted', async () => {
  const { shop, checkout, state, context } = await createBuyer()
  const owner = shop.browser.cookies.get('cart_tokenpenal') ?? ''
  shop.server.basketOf(owner).put([{ id: 'f', groupId: 8, count: 1 }])
  checkout.send({ type: 'checkout.submit' })
  await shop.advance(0)
  shop.server.fail(calculatePickupPointDelivery, () => {
    throw new ApiError({ message: 'Этот пункт сегодня закрыт', status: 409 })
  })

  checkout.send({ type: 'price.confirm' })
  await shop.advance(0)

  expect(state().matches('editing')).toBe(true)
  expect(context().deliveryFailure).toBe('Этот пункт сегодня закрыт')
  expect(newTotal(context())).toBeUndefined()
})

test('counts everything anew when the server finds the delivery too old', async () => {
  const { shop, checkout, state, context } = await createBuyer()
  let isOld = true
  shop.server.on(createOrder, ({ headers, body }) => {
    if (!isOld) return shop.server.orders.place(headers.get('idempotency-key') ?? '', body, 1190)
    isOld = false
    throw new ApiError({ message: 'Стоимость доставки изменилась', status: 409 })
  })
  checkout.send({ type: 'checkout.submit' })
  await shop.advance(1000)
  expect(state().matches('editing')).toBe(true)
  expect(checkoutMessage(context())).toBe('Стоимость доставки изменилась')
  expect(shop.server.countOf(calculatePickupPointDelivery)).toBe(2)

  checkout.send({ type: 'checkout.submit' })
  await shop.advance(0)

  expect(context().placed?.orderId).toBe('order-1')
})

test('goes back to the form when the visitor does not want the new sum', async () => {
  const { shop, checkout, state, context } = await createBuyer()
  const owner = shop.browser.cookies.get('cart_tokenpenal') ?? ''
  shop.server.basketOf(owner).put([{ id: 'f', groupId: 8, count: 1 }])
  checkout.send({ type: 'checkout.submit' })
  await shop.advance(0)

  checkout.send({ type: 'price.decline' })
  await shop.advance(1000)

  expect(state().matches('editing')).toBe(true)
  expect(newTotal(context())).toBeUndefined()
  expect(orderTotal(context())).toBe(1640)
})

test('shows the server’s field errors at their fields', async () => {
  const { shop, checkout, context } = await createBuyer()
  shop.server.on(createOrder, () => {
    throw new ApiError({
      message: 'Проверьте введённые данные',
      status: 422,
      fieldErrors: { 'personalData.phone': 'Вы ввели некорректный номер телефона' }
    })
  })

  checkout.send({ type: 'checkout.submit' })
  await shop.advance(0)

  expect(errorSummary(context())).toEqual([
    { path: 'personalData.phone', message: 'Вы ввели некорректный номер телефона' }
  ])
  expect(checkoutMessage(context())).toBe('Проверьте введённые данные')
})

test.each([
  'https://evil.example/pay',
  'http://bank.example/pay',
  'javascript:alert(1)',
  '//evil.example/pay',
  'не адрес'
])('does not leave for %s', async url => {
  const config = { paymentHosts: ['bank.example'] }
  const { shop, checkout, state, context } = await createBuyer(goodForm, { config })
  shop.server.on(createPaymentUrl, () => ({ url }))

  checkout.send({ type: 'checkout.submit' })
  await shop.advance(0)

  expect(shop.platform.left).toEqual([])
  expect(state().matches('placed')).toBe(true)
  expect(context().paymentFailure).toBe('Не удалось открыть страницу оплаты. Попробуйте ещё раз')
})

test('leaves for a bank of the list', async () => {
  const config = { paymentHosts: ['bank.example'] }
  const { shop, checkout } = await createBuyer(goodForm, { config })
  shop.server.on(createPaymentUrl, () => ({ url: 'https://bank.example/pay?bill=1' }))

  checkout.send({ type: 'checkout.submit' })
  await shop.advance(0)

  expect(shop.platform.left).toEqual(['https://bank.example/pay?bill=1'])
})

test('keeps what was typed for a reload, but asks for each consent again', async () => {
  const { shop, checkout } = await createBuyer({ ...goodForm, mailing: true })
  checkout.stop()

  const { form } = (await shop.service('openCheckout'))().get()

  expect(form).toEqual({ ...goodForm, accept: false, mailing: false })
})

test.each(['не JSON', '{"accept": true}', 'null'])(
  'starts afresh from the draft %s',
  async draft => {
    const shop = createTestShop()
    shop.platform.tabStorage.set('checkout_draft', draft)

    expect((await shop.service('openCheckout'))().get().form).toEqual(emptyOrderForm())
  }
)

/** Two certificates for 900 rubles, in the basket of a guest who has never looked at a delivery. */
async function createCertificateBuyer() {
  const form = { ...goodForm, personalDelivery: noDelivery.personalDelivery }
  return createBuyer(form, { server: withoutWays({ virtual: [7] }) })
}

test('orders what is virtual without a delivery, and asks for none', async () => {
  const { shop, checkout, context } = await createCertificateBuyer()
  expect([deliveryPrice(context()), orderTotal(context())]).toEqual([0, 900])

  checkout.send({ type: 'checkout.submit' })
  await shop.advance(0)

  expect(shop.server.countOf(calculatePickupPointDelivery)).toBe(0)
  expect(postedOrders(shop).map(({ body }) => body)).toMatchObject([
    { ...noDelivery, expectedPrice: 900 }
  ])
  expect(context().placed?.orderId).toBe('order-1')
})

test('sends no address along with what is virtual, whatever was chosen before', async () => {
  const { shop, checkout } = await createBuyer(goodForm, { basket: { virtual: [7] } })

  checkout.send({ type: 'checkout.submit' })
  await shop.advance(0)

  expect(postedOrders(shop).map(({ body }) => body)).toMatchObject([noDelivery])
})

test('a thing beside what is virtual has to be delivered, and no longer once it is taken out', async () => {
  const { shop, checkout, context } = await createCertificateBuyer()

  shop.basket.send({ type: 'line.set', key: 8, count: 1 })
  await shop.advance(1000)
  checkout.send({ type: 'checkout.submit' })
  const wrong = errorSummary(context())
  shop.basket.send({ type: 'line.set', key: 8, count: 0 })
  await shop.advance(1000)

  expect(wrong).toEqual([{ path: 'personalDelivery.method', message: 'Выберите способ доставки' }])
  expect(errorSummary(context())).toEqual([])
  expect(orderTotal(context())).toBe(900)
})

test('a sum of what is virtual that has to be confirmed is confirmed without a delivery', async () => {
  const { shop, checkout, context, state } = await createCertificateBuyer()
  let isOld = true
  shop.server.on(createOrder, ({ headers, body }) => {
    if (!isOld) return shop.server.orders.place(headers.get('idempotency-key') ?? '', body, 900)
    isOld = false
    return json(409, { message: 'Цена изменилась', total: 900 })
  })

  checkout.send({ type: 'checkout.submit' })
  await shop.advance(0)
  expect([state().value, newTotal(context())]).toEqual(['confirmingPrice', 900])
  checkout.send({ type: 'price.confirm' })
  await shop.advance(1000)

  expect(context().placed?.orderId).toBe('order-1')
  expect(shop.server.countOf(calculatePickupPointDelivery)).toBe(0)
})
