import { randomUUID } from 'node:crypto'
import {
  cancelOrder,
  countOrders,
  createOrder,
  getBasket,
  listOrders,
  repeatOrder,
  updateBasket,
  viewOrder
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import {
  countsOf,
  createShopper,
  fillCheckout,
  key,
  type OrderBody,
  type Shopper,
  sellGroup,
  setStock,
  stockOf
} from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

async function withGoods({ stock = 10, kopecks = 45_050, count = 2 } = {}) {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock, kopecks })
  await shopper.put(group, count)
  return { shopper, group }
}

const post = async (shopper: Shopper, headers = key()) =>
  shopper.call(createOrder, { body: await fillCheckout(shopper) }, headers)

test('an order takes the goods off the stock and out of the basket, and remembers them', async () => {
  const { shopper, group } = await withGoods()
  const other = await sellGroup(backend, { stock: 5 })
  await shopper.put(other, 1)
  const body = await fillCheckout(shopper)

  const order = await shopper.call(createOrder, { body }, key())

  expect(order).toMatchObject({
    price: 1001,
    goodsPrice: 1001,
    discount: 0,
    status: { code: 'new', title: 'Новый', tone: 'waiting' },
    payment: { methodTitle: 'При получении', status: 'none', billId: null },
    canCancel: true,
    recipient: { phone: '+79123456789' },
    history: [{ status: { code: 'new' } }]
  })
  expect(order.number).toMatch(/^П-\d{6}$/)
  expect(order.items.find(item => item.groupId === group)).toMatchObject({
    count: 2,
    price: 450.5,
    sum: 901
  })
  expect(order.items[0]?.url).toMatch(/^\/catalog\/.+\/detail\/.+/)
  expect(await stockOf(backend, group)).toBe(8)
  expect(countsOf(await shopper.call(getBasket, {}))).toEqual({})
})

test('only the selected lines are ordered, the others stay', async () => {
  const { shopper, group } = await withGoods()
  const other = await sellGroup(backend, { stock: 5 })
  await shopper.put(other, 1)
  await backend.db
    .updateTable('basket_item')
    .set({ selected: false })
    .where('group_id', '=', other)
    .execute()

  const order = await post(shopper)

  expect(order.items.map(item => item.groupId)).toEqual([group])
  expect(countsOf(await shopper.call(getBasket, {}))).toEqual({ [other]: 1 })
})

test('fifty parallel posts of one order make one order', async () => {
  const { shopper, group } = await withGoods()
  const body = await fillCheckout(shopper)
  const headers = key()

  const orders = await Promise.all(
    Array.from({ length: 50 }, () => shopper.call(createOrder, { body }, headers))
  )

  expect(new Set(orders.map(order => order.id)).size).toBe(1)
  expect(await stockOf(backend, group)).toBe(8)
})

test('fifty parallel posts under different keys make one order of one basket', async () => {
  const { shopper, group } = await withGoods()
  const body = await fillCheckout(shopper)

  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, () => shopper.call(createOrder, { body }, key()))
  )

  expect(answers.filter(answer => answer.status === 'fulfilled')).toHaveLength(1)
  expect(await stockOf(backend, group)).toBe(8)
})

test('the same key with another form is refused', async () => {
  const { shopper } = await withGoods()
  const body = await fillCheckout(shopper)
  const headers = key()
  await shopper.call(createOrder, { body }, headers)

  const refusal = await shopper.refused(
    createOrder,
    { body: { ...body, personalCommentary: 'Позвоните' } },
    headers
  )

  expect(refusal.status).toBe(409)
})

test('another visitor’s key is another key', async () => {
  const headers = key()
  const first = await post((await withGoods()).shopper, headers)

  const second = await post((await withGoods()).shopper, headers)

  expect(second.id).not.toBe(first.id)
})

test('an order without a key is refused', async () => {
  const { shopper } = await withGoods()

  const refusal = await shopper.refused(createOrder, { body: await fillCheckout(shopper) })

  expect(refusal.status).toBe(400)
})

test('forty buyers of ten pieces get ten', async () => {
  const group = await sellGroup(backend, { stock: 10 })
  const buyers = Array.from({ length: 40 }, () => createShopper(backend))
  const forms: OrderBody[] = []
  for (const buyer of buyers) {
    await buyer.put(group, 1)
    forms.push(await fillCheckout(buyer))
  }

  const answers = await Promise.allSettled(
    buyers.map((buyer, index) => buyer.call(createOrder, { body: forms[index] ?? never() }, key()))
  )

  expect(answers.filter(answer => answer.status === 'fulfilled')).toHaveLength(10)
  expect(refusalsOf(answers)).toEqual(['409'])
  expect(await stockOf(backend, group)).toBe(0)
})

test('fifty buyers of a code that may be used once use it once', async () => {
  const buyers = Array.from({ length: 50 }, () => createShopper(backend))
  const forms: OrderBody[] = []
  for (const buyer of buyers) {
    // Each his own goods, so that nothing but the code holds them apart.
    await buyer.put(await sellGroup(backend, { stock: 1 }), 1)
    await buyer.call(updateBasket, { body: { promoCode: 'ОДИН' } })
    forms.push(await fillCheckout(buyer))
  }

  const answers = await Promise.allSettled(
    buyers.map((buyer, index) => buyer.call(createOrder, { body: forms[index] ?? never() }, key()))
  )

  const discounted = answers.filter(answer => answer.status === 'fulfilled')
  expect(discounted).toHaveLength(1)
  expect(refusalsOf(answers)).toEqual(['409'])
  const promo = await backend.db
    .selectFrom('promo')
    .select('used')
    .where('code', '=', 'ОДИН')
    .executeTakeFirstOrThrow()
  expect(promo.used).toBe(1)
})

test('a code that one buyer may use once is refused to his e-mail the second time', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 99, kopecks: 300_000 })
  const personalData = {
    fio: 'Соколова Анна Игоревна',
    email: `once-${randomUUID()}@example.ru`,
    phone: '89123456789'
  }
  const order = async (email: string) => {
    await shopper.put(group, 1)
    await shopper.call(updateBasket, { body: { promoCode: 'ПЕРВЫЙ500' } })
    return fillCheckout(shopper, { personalData: { ...personalData, email } })
  }

  const first = await shopper.call(createOrder, { body: await order(personalData.email) }, key())
  const body = await order(personalData.email.toUpperCase())
  const refusal = await shopper.refused(createOrder, { body }, key())

  expect(first).toMatchObject({ price: 2500, discount: 500, promoCode: 'ПЕРВЫЙ500' })
  expect([refusal.status, refusal.errors.promoCode]).toEqual([
    409,
    'Вы уже использовали этот промокод'
  ])
})

test('a price that moved is refused with the new total, and confirmed by the next post', async () => {
  const { shopper, group } = await withGoods({ kopecks: 10_000, count: 2 })
  const body = await fillCheckout(shopper)
  const headers = key()
  await backend.db
    .updateTable('offer')
    .set({ prices: JSON.stringify([{ priceRole: 'guest_opt', limit: 1, kopecks: 12_050 }]) })
    .where('group_id', '=', group)
    .execute()

  const refusal = await shopper.refused(createOrder, { body }, headers)
  const order = await shopper.call(createOrder, { body: { ...body, expectedPrice: 241 } }, headers)

  expect([refusal.status, refusal.body.total]).toEqual([409, 241])
  expect(refusal.message).toBe(
    'Сумма заказа изменилась: теперь 241\u00a0₽. Проверьте и подтвердите'
  )
  expect(order.price).toBe(241)
})

test('prices in the form are not believed', async () => {
  const { shopper } = await withGoods({ kopecks: 100_000, count: 1 })
  const body = await fillCheckout(shopper, { deliveryDescription: { price: -999 } })

  const cheap = await shopper.refused(createOrder, { body: { ...body, expectedPrice: 1 } }, key())
  const order = await shopper.call(createOrder, { body }, key())

  expect([cheap.status, cheap.body.total]).toEqual([409, 1000])
  expect(order.price).toBe(1000)
})

test('a calculation of another basket, of another visitor or of yesterday is refused', async () => {
  const { shopper, group } = await withGoods()
  const body = await fillCheckout(shopper)
  const foreign = await fillCheckout((await withGoods()).shopper)
  const { personalDelivery } = body
  const stolen = { ...personalDelivery, calculationId: foreign.personalDelivery.calculationId }

  const notMine = await shopper.refused(
    createOrder,
    { body: { ...body, personalDelivery: stolen } },
    key()
  )
  await shopper.put(group, 3)
  const changed = await shopper.refused(
    createOrder,
    { body: { ...body, expectedPrice: 1351.5 } },
    key()
  )
  await shopper.put(group, 2)
  backend.clock.advance(30 * 60_000)
  const expired = await shopper.refused(createOrder, { body }, key())

  expect([notMine.status, changed.status, expired.status]).toEqual([422, 409, 409])
  expect(changed.message).toBe('Состав корзины изменился. Рассчитайте доставку ещё раз')
  expect(expired.message).toBe('Расчёт доставки устарел. Рассчитайте доставку ещё раз')
})

test('an order that cannot be made leaves everything as it was', async () => {
  const { shopper, group } = await withGoods({ stock: 5 })
  const body = await fillCheckout(shopper)
  const headers = key()

  const refusal = await shopper.refused(
    createOrder,
    { body: { ...body, personalPayment: 'нет такого' } },
    headers
  )

  expect(refusal.errors).toEqual({ personalPayment: 'Выберите способ оплаты' })
  expect(await stockOf(backend, group)).toBe(5)
  expect(countsOf(await shopper.call(getBasket, {}))).toEqual({ [group]: 2 })
  await shopper.call(createOrder, { body }, headers)
})

test('a form is checked by the way of delivery, every field by its path', async () => {
  const { shopper } = await withGoods()
  const body = await fillCheckout(shopper)

  const refusal = await shopper.refused(
    createOrder,
    {
      body: {
        ...body,
        accept: false,
        scenario: 'organization',
        personalData: { fio: '', email: '', phone: '' },
        personalPayment: '',
        personalDelivery: { ...body.personalDelivery, deliveryPointCode: '' }
      }
    },
    key()
  )

  expect(refusal.status).toBe(422)
  expect(refusal.errors).toEqual({
    accept: 'Необходимо подтвердить обработку персональных данных',
    'personalData.fio': 'Отсутствует ФИО',
    'personalData.email': 'Введите e-mail',
    'personalData.phone': 'Отсутствует номер телефона',
    'organization.inn': 'Укажите ИНН',
    'organization.title': 'Укажите организацию',
    personalPayment: 'Выберите способ оплаты',
    'personalDelivery.deliveryPointCode': 'Выберите магазин'
  })
})

test('a bill for organisations is refused to a person', async () => {
  const { shopper } = await withGoods()
  const invoice = await backend.db
    .selectFrom('payment_method')
    .select('id')
    .where('code', '=', 'invoice')
    .executeTakeFirstOrThrow()
  const body = await fillCheckout(shopper, { personalPayment: invoice.id })

  const refusal = await shopper.refused(createOrder, { body }, key())

  expect(refusal.errors).toEqual({ personalPayment: 'Только для организаций' })
})

test('an empty basket is no order', async () => {
  const { shopper, group } = await withGoods({ stock: 3 })
  const body = await fillCheckout(shopper)
  await setStock(backend, group, 0)

  const refusal = await shopper.refused(createOrder, { body }, key())

  expect([refusal.status, refusal.message]).toEqual([409, 'В корзине нет выбранных товаров'])
})

test('a cancelled order gives its goods and its promo code back, once', async () => {
  const shopper = createShopper(backend)
  await shopper.signUp()
  const group = await sellGroup(backend, { stock: 3, kopecks: 400_000 })
  await shopper.put(group, 2)
  await shopper.call(updateBasket, { body: { promoCode: 'ПЕРВЫЙ500' } })
  const { id } = await post(shopper)

  const cancelled = await Promise.all(
    [1, 2, 3].map(() => shopper.call(cancelOrder, { body: { orderId: id } }))
  )

  expect(cancelled.map(order => order.status.code)).toEqual(['cancelled', 'cancelled', 'cancelled'])
  expect(cancelled[0]?.history.map(({ status }) => status.code)).toEqual(['new', 'cancelled'])
  expect(await stockOf(backend, group)).toBe(3)
  await shopper.put(group, 1)
  await shopper.call(updateBasket, { body: { promoCode: 'ПЕРВЫЙ500' } })
})

test('bonuses lower the sum, are written off with the order and come back with its cancellation', async () => {
  const shopper = createShopper(backend)
  const { email } = await shopper.signUp()
  const balance = async () =>
    (
      await backend.db
        .selectFrom('app_user')
        .select('bonus_kopecks')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).bonus_kopecks
  await backend.db
    .updateTable('app_user')
    .set({ bonus_kopecks: 42_000 })
    .where('email', '=', email)
    .execute()
  await shopper.put(await sellGroup(backend, { stock: 9, kopecks: 100_000 }), 1)

  const { total } = await shopper.call(updateBasket, { body: { bonuses: 1_000_000 } })
  const order = await post(shopper)

  expect(total).toMatchObject({
    price: 580,
    bonusesForWriteOff: 420,
    availableBonuses: [{ accountType: 'user', value: 420 }],
    remainsUntilFreeDelivery: 4000
  })
  expect(order).toMatchObject({ price: 580, goodsPrice: 1000, bonusesSpent: 420 })
  expect(await balance()).toBe(0)
  await shopper.call(cancelOrder, { body: { orderId: order.id } })
  expect(await balance()).toBe(42_000)
})

test('a guest and an empty account have no bonuses to write off', async () => {
  const { shopper } = await withGoods()

  const refusal = await shopper.refused(updateBasket, { body: { bonuses: 10 } })

  expect(refusal.errors).toEqual({ bonuses: 'Списание бонусов сейчас недоступно' })
})

test('an order on its way cannot be cancelled', async () => {
  const { shopper, group } = await withGoods()
  const { id } = await post(shopper)
  await backend.db.updateTable('orders').set({ status: 'shipping' }).where('id', '=', id).execute()

  const refusal = await shopper.refused(cancelOrder, { body: { orderId: id } })

  expect([refusal.status, refusal.message]).toEqual([409, 'Этот заказ уже нельзя отменить'])
  expect(await stockOf(backend, group)).toBe(8)
})

test('an order is put into the basket again, and a second click adds nothing', async () => {
  const { shopper, group } = await withGoods()
  const gone = await sellGroup(backend, { stock: 1 })
  await shopper.put(gone, 1)
  const { id } = await post(shopper)

  const first = await shopper.call(repeatOrder, { body: { orderId: id } })
  await shopper.call(repeatOrder, { body: { orderId: id } })

  expect(first.added).toBe(1)
  expect(first.missing).toHaveLength(1)
  expect(countsOf(await shopper.call(getBasket, {}))).toEqual({ [group]: 2 })
})

test('orders are listed by status with their counts', async () => {
  const shopper = createShopper(backend)
  await shopper.signUp()
  const group = await sellGroup(backend, { stock: 99 })
  const ids: string[] = []
  for (let count = 0; count < 3; count++) {
    await shopper.put(group, 1)
    ids.push((await post(shopper)).id)
  }
  await shopper.call(cancelOrder, { body: { orderId: ids[0] ?? '' } })

  const all = await shopper.call(listOrders, { query: { limit: 2 } })
  const fresh = await shopper.call(listOrders, { query: { status: 'new' } })
  const wrong = await shopper.call(listOrders, { query: { status: 'выдуманный' } })
  const counts = await shopper.call(countOrders, {})

  expect(all.meta).toEqual({ page: 1, limit: 2, total: 3, pages: 2 })
  expect(all.statuses.map(({ title }) => title)).toEqual([
    'Новый',
    'Оплачен',
    'Собирается',
    'В пути',
    'Можно забирать',
    'Получен',
    'Отменён'
  ])
  expect(all.cancelStatuses).toEqual(['new', 'paid'])
  expect(fresh.data.map(({ id }) => id).sort()).toEqual(ids.slice(1).sort())
  expect(wrong.data).toEqual([])
  expect(counts.all).toBe(3)
  expect(counts.statuses.find(({ code }) => code === 'cancelled')?.count).toBe(1)
})

test('a guest sees his order by his cart token only, a member by his account only', async () => {
  const { shopper: guest } = await withGoods()
  const { shopper: member } = await withGoods()
  await member.signUp()
  const ofGuest = (await post(guest)).id
  const ofMember = (await post(member)).id

  expect((await guest.call(viewOrder, { query: { orderId: ofGuest } })).id).toBe(ofGuest)
  expect((await member.call(viewOrder, { query: { orderId: ofMember } })).id).toBe(ofMember)
  expect((await guest.refused(viewOrder, { query: { orderId: ofMember } })).status).toBe(404)
  expect((await member.refused(viewOrder, { query: { orderId: ofGuest } })).status).toBe(404)
})

/** The different statuses of the answers that were not 200. */
const refusalsOf = (answers: readonly PromiseSettledResult<unknown>[]) => [
  ...new Set(
    answers.flatMap(answer =>
      answer.status === 'rejected' ? (/: (\d{3}) /.exec(String(answer.reason))?.[1] ?? '?') : []
    )
  )
]

function never(): never {
  throw new Error('No form')
}
