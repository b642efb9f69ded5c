import {
  createOrder,
  createRefund,
  isOwnOrder,
  updateBasket,
  viewOrder
} from '@vitrina/core/contracts'
import { emptyRefundForm, refundSum } from '@vitrina/core/orders'
import { DAY_MS } from '@vitrina/core/values'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { NO_LIMITS } from '../src/http/limits.ts'
import { changeOrderStatus } from '../src/modules/orders/change-status.ts'
import { changeRefundStatus } from '../src/modules/refunds/change-refund.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, fillCheckout, key, type Shopper, sellGroup } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({ deps: { limits: NO_LIMITS } })
})

afterAll(() => backend.close())

const move = (order: string, status: string) =>
  changeOrderStatus(backend.db, { order, status, now: backend.deps.now() })

const decide = (refundId: string, status: 'approved' | 'rejected' | 'done', answer?: string) =>
  changeRefundStatus(backend.db, {
    refundId,
    status,
    now: backend.deps.now(),
    live: backend.deps.live,
    ...(answer !== undefined && { answer })
  })

async function received(shopper: Shopper, promoCode?: string) {
  const group = await sellGroup(backend, { stock: 9, kopecks: 200_000 })
  await shopper.put(group, 3)
  if (promoCode) await shopper.call(updateBasket, { body: { promoCode } })
  const { id } = await shopper.call(createOrder, { body: await fillCheckout(shopper) }, key())
  await move(id, 'done')
  return { orderId: id, group }
}

const ask = (orderId: string, groupId: number, count: number) => ({
  orderId,
  items: [{ groupId, count }],
  reason: 'size' as const,
  comment: ''
})

test('goods of a received order are sent back, never more than were bought', async () => {
  const shopper = createShopper(backend)
  const { orderId, group } = await received(shopper)

  const before = await shopper.call(viewOrder, { query: { orderId } })
  const refund = await shopper.call(createRefund, { body: ask(orderId, group, 2) })
  const after = await shopper.call(viewOrder, { query: { orderId } })

  expect(before.refundable.items).toEqual([{ groupId: group, count: 3 }])
  expect(before.refundable.reasons.map(({ code }) => code)).toEqual([
    'changed_mind',
    'size',
    'defect',
    'wrong_item'
  ])
  expect(refund).toMatchObject({
    status: { code: 'new', title: 'На рассмотрении' },
    reason: { code: 'size', title: 'Не подошёл размер' },
    sum: 4000,
    items: [{ groupId: group, count: 2 }]
  })
  expect(after.refunds).toEqual([refund])
  expect(after.refundable.items).toEqual([{ groupId: group, count: 1 }])
  await decide(refund.id, 'approved')
  const refusal = await shopper.refused(createRefund, { body: ask(orderId, group, 2) })
  expect([refusal.status, refusal.errors]).toEqual([
    422,
    { items: 'Столько вернуть нельзя: проверьте количество' }
  ])
})

test('the same request twice is one refund, another one waits for the answer', async () => {
  const shopper = createShopper(backend)
  const { orderId, group } = await received(shopper)

  const refunds = await Promise.all(
    [1, 2, 3].map(() => shopper.call(createRefund, { body: ask(orderId, group, 1) }))
  )
  const other = await shopper.refused(createRefund, { body: ask(orderId, group, 2) })

  expect(new Set(refunds.map(({ id }) => id)).size).toBe(1)
  expect([other.status, other.message]).toEqual([
    409,
    'По этому заказу уже есть заявка на возврат. Дождитесь ответа'
  ])
})

test('a refused refund gives the goods back to be asked for again, with the shop’s words', async () => {
  const shopper = createShopper(backend)
  const { orderId, group } = await received(shopper)
  const { id } = await shopper.call(createRefund, { body: ask(orderId, group, 3) })

  await decide(id, 'rejected', 'Нет ярлыка')

  const order = await shopper.call(viewOrder, { query: { orderId } })
  expect(order.refunds[0]).toMatchObject({ status: { code: 'rejected' }, answer: 'Нет ярлыка' })
  expect(order.refundable.items).toEqual([{ groupId: group, count: 3 }])
  await expect(decide(id, 'done')).rejects.toThrow('Решение по заявке уже принято')
})

test('the discount of the order is taken off what comes back', async () => {
  const shopper = createShopper(backend)
  await shopper.signUp()
  const { orderId, group } = await received(shopper, 'ЛИНЕЙКА10')

  const refund = await shopper.call(createRefund, { body: ask(orderId, group, 1) })

  expect(refund.sum).toBe(1800)
})

test('the shop gives back what the form has promised, to the kopeck', async () => {
  const shopper = createShopper(backend)
  const one = await addOfTwoOffers(shopper, [5000, 2500])
  const other = await addOfTwoOffers(shopper, [10_000, 5000])
  const { id } = await shopper.call(createOrder, { body: await fillCheckout(shopper) }, key())
  await move(id, 'done')
  for (const { group, rest } of [one, other]) await joinItems(id, group, rest)
  const items = [one, other].map(({ group }) => ({ groupId: group, count: 1 }))

  const order = await shopper.call(viewOrder, { query: { orderId: id } })
  const refund = await shopper.call(createRefund, { body: { ...ask(id, 0, 0), items } })

  const chosen = { [one.group]: 1, [other.group]: 1 }
  expect(refundSum(order, { ...emptyRefundForm(), items: chosen })).toBe(99.99)
  expect(refund.sum).toBe(99.99)
})

/** One piece at the first price and two at the second. */
async function addOfTwoOffers(shopper: Shopper, [first, second]: readonly [number, number]) {
  const group = await sellGroup(backend, { stock: 9, kopecks: first })
  const rest = await sellGroup(backend, { stock: 9, kopecks: second })
  await shopper.put(group, 1)
  await shopper.put(rest, 2)
  return { group, rest }
}

/** Makes both lines of an order pieces of one group. */
const joinItems = (orderId: string, group: number, rest: number) =>
  backend.db
    .updateTable('order_item')
    .set({ group_id: group })
    .where('order_id', '=', orderId)
    .where('group_id', '=', rest)
    .execute()

test('after thirty days only what the shop is to blame for comes back, with an explanation', async () => {
  const shopper = createShopper(backend)
  const { orderId, group } = await received(shopper)
  backend.clock.advance(31 * DAY_MS)
  const body = ask(orderId, group, 1)

  const late = await shopper.refused(createRefund, { body })
  const silent = await shopper.refused(createRefund, { body: { ...body, reason: 'defect' } })
  const reported = await shopper.call(createRefund, {
    body: { ...body, reason: 'defect', comment: 'Разошлась молния' }
  })

  expect(late.errors).toEqual({ reason: 'По этой причине товар можно вернуть в течение 30 дней' })
  expect(silent.errors).toEqual({ comment: 'Опишите, что не так' })
  expect(reported.comment).toBe('Разошлась молния')
})

test('an order on its way, foreign goods and somebody else’s files cannot be sent back', async () => {
  const shopper = createShopper(backend)
  const { orderId, group } = await received(shopper)
  const other = await sellGroup(backend, { stock: 2 })
  await shopper.put(other, 1)
  const { id } = await shopper.call(createOrder, { body: await fillCheckout(shopper) }, key())

  const early = await shopper.refused(createRefund, { body: ask(id, other, 1) })
  const foreign = await shopper.refused(createRefund, { body: ask(orderId, other, 1) })
  const file = await shopper.refused(createRefund, {
    body: { ...ask(orderId, group, 1), fileIds: ['00000000-0000-4000-8000-000000000000'] }
  })

  expect([early.status, early.message]).toEqual([409, 'Вернуть можно товары из полученного заказа'])
  expect(foreign.status).toBe(422)
  expect(file.errors).toEqual({ fileIds: 'Файл не найден. Приложите его ещё раз' })
})

test('says whose an order is, with the same «no» for another’s and for none', async () => {
  const shopper = createShopper(backend)
  const stranger = createShopper(backend)
  const { orderId } = await received(shopper)
  const none = '00000000-0000-4000-8000-000000000000'

  const answers = await Promise.all([
    shopper.call(isOwnOrder, { query: { orderId } }),
    stranger.call(isOwnOrder, { query: { orderId } }),
    shopper.call(isOwnOrder, { query: { orderId: none } }),
    shopper.call(isOwnOrder, { query: { orderId: '../etc' } })
  ])

  expect(answers.map(({ isOwn }) => isOwn)).toEqual([true, false, false, false])
})
