import {
  createOrder,
  createRefund,
  getBonusBalance,
  listNotifications,
  updateBasket
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { NO_LIMITS } from '../src/http/limits.ts'
import { changeOrderStatus } from '../src/modules/orders/change-status.ts'
import { changeRefundStatus } from '../src/modules/refunds/change-refund.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import {
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
  backend = await createTestBackend({ deps: { limits: NO_LIMITS } })
})

afterAll(() => backend.close())

/** A member with 1 000 bonuses. */
async function createMember(): Promise<Shopper> {
  const shopper = createShopper(backend)
  const { email } = await signUpProven(backend, shopper)
  const { id } = await backend.db
    .updateTable('app_user')
    .set({ bonus_kopecks: 100_000 })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  await backend.db
    .insertInto('bonus_entry')
    .values({
      user_id: id,
      kind: 'opening',
      amount_kopecks: 100_000,
      title: 'Приветственные бонусы',
      order_id: null,
      at: backend.clock.now()
    })
    .execute()
  return shopper
}

/** Three pieces for 1 000 ₽ each, 600 ₽ of them paid with bonuses, received: 120 bonuses come. */
async function received(shopper: Shopper) {
  const group = await sellGroup(backend, { stock: 10, kopecks: 100_000 })
  await shopper.put(group, 3)
  await shopper.call(updateBasket, { body: { bonuses: 600 } })
  const order = await shopper.call(createOrder, { body: await fillCheckout(shopper) }, key())
  const now = backend.deps.now()
  await changeOrderStatus(backend.db, { order: order.id, status: 'done', now })
  return { order, group }
}

async function ask(
  shopper: Shopper,
  orderId: string,
  [groupId, count]: readonly [number, number],
  reason: 'size' | 'defect' = 'size'
) {
  const items = [{ groupId, count }]
  const body = { orderId, items, reason, comment: 'Разошлась молния' }
  return (await shopper.call(createRefund, { body })).id
}

async function finish(refundId: string) {
  const shop = { now: backend.deps.now(), live: backend.deps.live }
  await changeRefundStatus(backend.db, { ...shop, refundId, status: 'approved' })
  await changeRefundStatus(backend.db, { ...shop, refundId, status: 'done' })
}

const readBonuses = async (shopper: Shopper) => {
  const { value, bonusLog } = await shopper.call(getBonusBalance, { query: {} })
  return { value, last: bonusLog.map(entry => [entry.kind, entry.value]) }
}

test('goods that came back are for sale again, and bonuses follow them in proportion', async () => {
  const shopper = await createMember()
  const { order, group } = await received(shopper)
  const before = await readBonuses(shopper)

  await finish(await ask(shopper, order.id, [group, 1]))
  const first = await readBonuses(shopper)
  await finish(await ask(shopper, order.id, [group, 2]))
  const second = await readBonuses(shopper)

  expect(before.value).toBe(1000 - 600 + 120)
  expect(first.value).toBe(before.value + 200 - 40)
  expect(first.last.slice(0, 2)).toEqual([
    ['revoked', -40],
    ['refunded', 200]
  ])
  expect(second.value).toBe(1000)
  expect(await stockOf(backend, group)).toBe(10)
})

test('a refund gives back once, however often and at once it is finished', async () => {
  const shopper = await createMember()
  const { order, group } = await received(shopper)
  const refundId = await ask(shopper, order.id, [group, 2])
  const shop = { now: backend.deps.now() }
  await changeRefundStatus(backend.db, { ...shop, refundId, status: 'approved' })

  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () =>
      changeRefundStatus(backend.db, { ...shop, refundId, status: 'done' })
    )
  )

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await stockOf(backend, group)).toBe(9)
  expect((await readBonuses(shopper)).value).toBe(1000 - 600 + 120 + 400 - 80)
})

test('what is broken is not sold again, its bonuses come back all the same', async () => {
  const shopper = await createMember()
  const { order, group } = await received(shopper)

  await finish(await ask(shopper, order.id, [group, 3], 'defect'))

  expect(await stockOf(backend, group)).toBe(7)
  expect((await readBonuses(shopper)).value).toBe(1000)
})

test('bonuses that were spent meanwhile are not asked back', async () => {
  const shopper = await createMember()
  const { order, group } = await received(shopper)
  const other = await sellGroup(backend, { stock: 5, kopecks: 200_000 })
  await shopper.put(other, 1)
  await shopper.call(updateBasket, { body: { bonuses: 520 } })
  await shopper.call(createOrder, { body: await fillCheckout(shopper) }, key())
  const refundId = await ask(shopper, order.id, [group, 1])

  await finish(refundId)

  const { value, last } = await readBonuses(shopper)
  expect(value).toBe(160)
  expect(last.slice(0, 3)).toEqual([
    ['revoked', -40],
    ['refunded', 200],
    ['held', -520]
  ])
})

test('the buyer hears of each step of his refund', async () => {
  const shopper = await createMember()
  const { order, group } = await received(shopper)

  await finish(await ask(shopper, order.id, [group, 1]))

  const { data } = await shopper.call(listNotifications, { query: {} })
  const reported = data.filter(({ title }) => title.includes('Возврат') || title.includes('деньги'))
  expect(reported.map(({ typeCode, title, body }) => [typeCode, title, body])).toEqual(
    expect.arrayContaining([
      [
        'order',
        `Возврат по заказу ${order.number} одобрен`,
        'Как передать вещи, написано на странице заказа.'
      ],
      [
        'order',
        `Вернули деньги по заказу ${order.number}`,
        expect.stringMatching(/^800\s₽ придут тем же способом.+Бонусы тоже вернулись: 200\.$/)
      ]
    ])
  )
})

test('a guest’s goods come back without bonuses and without a word', async () => {
  const guest = createShopper(backend)
  const group = await sellGroup(backend, { stock: 4 })
  await guest.put(group, 4)
  const order = await guest.call(createOrder, { body: await fillCheckout(guest) }, key())
  const now = backend.deps.now()
  await changeOrderStatus(backend.db, { order: order.id, status: 'done', now })

  await finish(await ask(guest, order.id, [group, 3]))

  expect(await stockOf(backend, group)).toBe(3)
})
