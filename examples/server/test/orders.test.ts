import {
  cancelOrder,
  countOrders,
  createOrder,
  getBasket,
  listOrders,
  previewRepeat,
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
  type Shopper,
  sellGroup,
  signUpProven,
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
  const { email } = await signUpProven(backend, shopper)
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

test('an order tells what would be another today, before it is put into the basket again', async () => {
  const shopper = createShopper(backend)
  const group = await sellGroup(backend, { stock: 3, kopecks: 10_000 })
  await shopper.put(group, 2)
  const { id, items } = await post(shopper)
  const prices = JSON.stringify([{ priceRole: 'guest_opt', limit: 1, kopecks: 12_000 }])
  await backend.db.updateTable('offer').set({ prices }).where('group_id', '=', group).execute()

  const { data } = await shopper.call(previewRepeat, { query: { orderId: id } })

  const [item] = items
  expect(data).toEqual([
    { title: `${item?.title}, ${item?.variant}`, count: 2, stock: 1, paidPrice: 100, price: 120 }
  ])
  expect((await shopper.call(getBasket, {})).total.count).toBe(0)
})

test('an order is found among the own ones by its number or by what is in it', async () => {
  const shopper = createShopper(backend)
  await shopper.signUp()
  const orders = []
  for (let count = 0; count < 2; count++) {
    await shopper.put(await sellGroup(backend, { stock: 9 }), 1)
    orders.push(await post(shopper))
  }
  const [first, second] = orders
  const found = async (search: string) =>
    (await shopper.call(listOrders, { query: { search } })).data.map(({ id }) => id)

  expect(await found(`№ ${first?.number.toLowerCase()}`)).toEqual([first?.id])
  expect(await found(second?.items[0]?.title ?? '')).toContain(second?.id)
  expect(await found(`${second?.items[0]?.title} ${second?.number}`)).toEqual([second?.id])
  expect(await found('телескоп%_')).toEqual([])
  const stranger = createShopper(backend)
  await stranger.signUp()
  const none = await stranger.call(listOrders, { query: { search: first?.number ?? '' } })
  expect([none.data, none.meta.total]).toEqual([[], 0])
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
