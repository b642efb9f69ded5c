import {
  cancelOrder,
  changePaymentMethod,
  createOrder,
  createRefund,
  getBasketTotal,
  updateBasket,
  viewOrder
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { NO_LIMITS } from '../src/http/limits.ts'
import { runCommand } from '../src/keeper/run-command.ts'
import { changeRefundStatus } from '../src/modules/refunds/change-refund.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import {
  addCertificates,
  basketWith,
  buyCertificates,
  methodOf,
  move,
  orderCertificates,
  payAtBank,
  placeOrder,
  see
} from './certificate-shopper.ts'
import { createShopper, fillCheckout, key, type Shopper, sellGroup } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({ deps: { limits: NO_LIMITS } })
})

afterAll(() => backend.close())

const use = (shopper: Shopper, promoCode: string) =>
  shopper.call(updateBasket, { body: { promoCode } })

/** Spends from a certificate on a thing for so many rubles; the order is to be paid on receipt. */
async function spend(number: string, rubles: number) {
  const { shopper } = await basketWith(backend, { rubles })
  await use(shopper, number)
  return { shopper, order: await placeOrder(shopper) }
}

async function refusal(number: string): Promise<string> {
  const { shopper } = await basketWith(backend, { rubles: 5000 })
  const { message, status } = await shopper.refused(updateBasket, { body: { promoCode: number } })
  return `${status} ${message}`
}

const ENDED =
  '422 Сертификат больше не действует: покупку, с которой его оформили, отменили или возвращают'

const keeper = (...words: string[]) =>
  runCommand(words, { db: backend.db, live: backend.deps.live, now: backend.deps.now })

test('a number stands on the page of its order once it is paid, and not before', async () => {
  const bought = await orderCertificates(backend, { count: 2 })
  const before = await see(bought)
  await payAtBank(backend, bought)
  const after = await see(bought)

  expect(before.certificates).toEqual([])
  expect(after.certificates).toEqual([
    expect.objectContaining({ amount: 1000, left: 1000, isEnded: false }),
    expect.objectContaining({ amount: 1000, left: 1000, isEnded: false })
  ])
})

test('nobody but the buyer reads the number', async () => {
  const { order } = await buyCertificates(backend)

  const stranger = await createShopper(backend).refused(viewOrder, { query: { orderId: order.id } })

  expect(stranger.status).toBe(404)
})

test('the number of an order that its buyer cancelled takes nothing off', async () => {
  const { shopper, order, number } = await buyCertificates(backend)
  const { shopper: other } = await basketWith(backend, { rubles: 5000 })
  const { total } = await use(other, number)
  await shopper.call(cancelOrder, { body: { orderId: order.id } })

  expect(total.promoCodeDiscountValue).toBe(1000)
  expect(await other.call(getBasketTotal, {})).toMatchObject({
    promoCodeDiscountValue: 0,
    price: 5000
  })
  expect(await refusal(number)).toBe(ENDED)
})

test('the number of an order that the keeper cancelled takes nothing off', async () => {
  const bought = await buyCertificates(backend)
  await move(backend, bought, 'cancelled')

  expect(await refusal(bought.number)).toBe(ENDED)
  expect((await see(bought)).certificates).toMatchObject([{ isEnded: true }])
})

test('an order whose certificate was spent is cancelled by nobody', async () => {
  const bought = await buyCertificates(backend)
  await spend(bought.number, 300)

  const { canCancel } = await see(bought)
  const buyer = await bought.shopper.refused(cancelOrder, { body: { orderId: bought.order.id } })

  expect(canCancel).toBe(false)
  expect([buyer.status, buyer.message]).toEqual([
    409,
    'Сертификатом из этого заказа уже платили, поэтому заказ не отменить. Напишите нам, посчитаем, сколько вернуть'
  ])
  expect(await keeper('order:status', bought.order.number, 'cancelled')).toMatchObject({ code: 1 })
  expect((await see(bought)).payment.status).toBe('paid')
})

test('of spending and cancelling at once one happens, twenty times', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const bought = await buyCertificates(backend)
    const { shopper } = await basketWith(backend, { rubles: 3000 })
    await use(shopper, bought.number)
    const body = await fillCheckout(shopper)

    const [spent, cancelled] = await Promise.allSettled([
      shopper.call(createOrder, { body }, key()),
      bought.shopper.call(cancelOrder, { body: { orderId: bought.order.id } })
    ])

    expect([spent.status, cancelled.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  }
})

test('what one order leaves on a certificate pays for another', async () => {
  const { number } = await buyCertificates(backend)
  const { shopper } = await basketWith(backend, { rubles: 890 })
  const { total } = await use(shopper, number)
  const first = await placeOrder(shopper)
  const second = await spend(number, 300)

  expect(total).toMatchObject({ promoCodeDiscountValue: 890, certificateLeft: 110, price: 0 })
  expect(first).toMatchObject({ discount: 890, certificateLeft: 110 })
  expect(second.order).toMatchObject({ discount: 110, certificateLeft: 0 })
  expect(await refusal(number)).toBe('422 На сертификате ничего не осталось')
})

test('of a certificate that many spend at once no kopeck is spent twice', async () => {
  const { number } = await buyCertificates(backend)
  const buyers = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { shopper } = await basketWith(backend, { rubles: 400 })
      await use(shopper, number)
      return { shopper, body: await fillCheckout(shopper) }
    })
  )

  const orders = await Promise.allSettled(
    buyers.map(({ shopper, body }) => shopper.call(createOrder, { body }, key()))
  )

  const taken = orders.flatMap(order =>
    order.status === 'fulfilled' ? [order.value.discount] : []
  )
  expect(taken).toEqual([400, 400])
  expect((await basketTotal(number)).promoCodeDiscountValue).toBe(200)
})

async function basketTotal(number: string) {
  const { shopper } = await basketWith(backend, { rubles: 5000 })
  return (await use(shopper, number)).total
}

test('a cancelled order gives the certificate back what it took', async () => {
  const { number } = await buyCertificates(backend)
  await spend(number, 300)
  const { shopper, order } = await spend(number, 500)

  await shopper.call(cancelOrder, { body: { orderId: order.id } })

  expect((await basketTotal(number)).promoCodeDiscountValue).toBe(700)
})

test.each(['paid', 'done'])(
  'an invoice that the keeper calls %s brings the number',
  async status => {
    const shopper = createShopper(backend)
    await shopper.signIn('school@example.ru', 'penal-school')
    const bought = await orderCertificates(backend, { shopper, paidBy: 'invoice' })

    await move(backend, bought, status)
    await move(backend, bought, 'done')

    expect((await see(bought)).certificates).toHaveLength(1)
  }
)

test('a certificate beside a thing that is paid on receipt comes with its receipt', async () => {
  const { shopper } = await basketWith(backend, { rubles: 100 })
  await addCertificates(shopper)
  const order = await placeOrder(shopper)

  await move(backend, { order }, 'shipping')
  const before = await see({ shopper, order })
  await move(backend, { order }, 'done')

  expect(before.certificates).toEqual([])
  expect((await see({ shopper, order })).certificates).toHaveLength(1)
})

test('a way to pay that was changed brings the number all the same', async () => {
  const { shopper } = await basketWith(backend, { rubles: 100 })
  await addCertificates(shopper)
  const personalPayment = await methodOf(shopper, 'card')
  const body = await fillCheckout(shopper, { personalPayment })
  const order = await shopper.call(createOrder, { body }, key())
  const method = await methodOf(shopper, 'on_receipt')
  await shopper.call(changePaymentMethod, { body: { orderId: order.id, method } })

  await move(backend, { order }, 'done')

  expect((await see({ shopper, order })).certificates).toHaveLength(1)
})

test('money that comes when the order is packed already brings the number', async () => {
  const { shopper } = await basketWith(backend, { rubles: 100 })
  await addCertificates(shopper)
  const personalPayment = await methodOf(shopper, 'card')
  const body = await fillCheckout(shopper, { personalPayment })
  const bought = { shopper, order: await shopper.call(createOrder, { body }, key()) }
  await move(backend, bought, 'assembling')

  await payAtBank(backend, bought)

  expect((await see(bought)).certificates).toHaveLength(1)
})

/** A member's paid and received certificates, and what their refund asks for. */
async function received(count = 1) {
  const shopper = createShopper(backend)
  await shopper.signUp()
  const bought = await buyCertificates(backend, { shopper, count })
  await move(backend, bought, 'done')
  const groupId = bought.order.items[0]?.groupId ?? 0
  const ask = async (pieces = count) => {
    const items = [{ groupId, count: pieces }]
    const body = { orderId: bought.order.id, items, reason: 'changed_mind' as const, comment: '' }
    return (await shopper.call(createRefund, { body })).id
  }
  const decide = (refundId: string, status: 'approved' | 'rejected' | 'done') =>
    changeRefundStatus(backend.db, { refundId, status, now: backend.deps.now() })
  return { ...bought, ask, decide }
}

test('a certificate whose money is asked back is not spent meanwhile, nor afterwards', async () => {
  const { number, ask, decide } = await received()
  const refundId = await ask()
  const asked = await refusal(number)
  await decide(refundId, 'approved')
  await decide(refundId, 'done')

  expect([asked, await refusal(number)]).toEqual([ENDED, ENDED])
})

test('a refund that was refused gives the number back', async () => {
  const { number, ask, decide } = await received()
  await decide(await ask(), 'rejected')

  expect((await basketTotal(number)).promoCodeDiscountValue).toBe(1000)
})

test('the keeper reads that a certificate was spent before he says yes', async () => {
  const { number, ask } = await received()
  await spend(number, 300)
  const id = await ask()

  const list = await keeper('refund:list')
  const yes = await keeper('refund:status', id, 'approved')

  expect(list.text).toContain(
    `сертификат ${number} уже потрачен: 300 ₽ из 1000 ₽`
      .replaceAll(' ₽', '\u00a0₽')
      .replace('1000', '1\u00a0000')
  )
  expect(yes.text).toContain('уже потрачен')
})

test('of several certificates those that nobody touched go back first', async () => {
  const { order, shopper, ask } = await received(2)
  const [first, second] = (await see({ order, shopper })).certificates ?? []
  await spend(first?.number ?? '', 300)

  await ask(1)

  expect(await refusal(second?.number ?? '')).toBe(ENDED)
  expect((await basketTotal(first?.number ?? '')).promoCodeDiscountValue).toBe(700)
})

test('goods that are sent back bring the certificate its share', async () => {
  const { number } = await buyCertificates(backend)
  const shopper = createShopper(backend)
  await shopper.signUp()
  const groupId = await sellGroup(backend, { stock: 5, kopecks: 50_000 })
  await shopper.put(groupId, 4)
  await use(shopper, number)
  const order = await placeOrder(shopper)
  await move(backend, { order }, 'done')
  const back = async (count: number) => {
    const items = [{ groupId, count }]
    const body = { orderId: order.id, items, reason: 'size' as const, comment: '' }
    const { id: refundId, sum } = await shopper.call(createRefund, { body })
    const now = backend.deps.now()
    await changeRefundStatus(backend.db, { refundId, status: 'approved', now })
    await changeRefundStatus(backend.db, { refundId, status: 'done', now })
    return [sum, (await see({ shopper, order })).certificateLeft]
  }

  expect(order).toMatchObject({ discount: 1000, certificateLeft: 0 })
  expect([await back(1), await back(3)]).toEqual([
    [250, 250],
    [750, 1000]
  ])
})
