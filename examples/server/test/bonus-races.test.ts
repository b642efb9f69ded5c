import { cancelOrder, createOrder, updateBasket } from '@vitrina/core/contracts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { runsOf } from '../../../testing/runs.ts'
import { NO_LIMITS } from '../src/http/limits.ts'
import { changeOrderStatus } from '../src/modules/orders/change-status.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import {
  createShopper,
  fillCheckout,
  key,
  type Shopper,
  sellGroup,
  signUpProven
} from './shopper.ts'

const OPENING = 100_000
const ORDERS = 3

let backend: TestBackend
let group: number

beforeAll(async () => {
  backend = await createTestBackend({ deps: { limits: NO_LIMITS } })
  group = await sellGroup(backend, { stock: 10_000, kopecks: 100_000 })
})

afterAll(() => backend.close())

/** A new member with 1 000 bonuses. */
async function createMember() {
  const shopper = createShopper(backend)
  const { email } = await signUpProven(backend, shopper)
  const { id } = await backend.db
    .updateTable('app_user')
    .set({ bonus_kopecks: OPENING })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  const entry = {
    kind: 'opening',
    amount_kopecks: OPENING,
    title: 'Приветственные бонусы'
  } as const
  await backend.db
    .insertInto('bonus_entry')
    .values({ ...entry, user_id: id, order_id: null, at: backend.clock.now() })
    .execute()
  return { shopper, uid: id }
}

/** Orders for 1 000 ₽, 300 of them paid with bonuses. */
async function order(shopper: Shopper): Promise<string> {
  await shopper.put(group, 1)
  await shopper.call(updateBasket, { body: { bonuses: 300 } })
  const { id } = await shopper.call(createOrder, { body: await fillCheckout(shopper) }, key())
  return id
}

const readLedger = (uid: string) =>
  backend.db
    .selectFrom('bonus_entry')
    .select(['kind', 'order_id', 'amount_kopecks'])
    .where('user_id', '=', uid)
    .orderBy('id')
    .execute()

const readBalance = async (uid: string) =>
  (
    await backend.db
      .selectFrom('app_user')
      .select('bonus_kopecks')
      .where('id', '=', uid)
      .executeTakeFirstOrThrow()
  ).bonus_kopecks

test('a balance equals its ledger whatever happens to its orders at once', async () => {
  const steps = fc.array(
    fc.record({
      order: fc.nat(ORDERS - 1),
      act: fc.constantFrom('buyer cancels', 'cancelled', 'done', 'another order')
    }),
    { minLength: 12, maxLength: 12 }
  )
  await fc.assert(
    fc.asyncProperty(steps, async race => {
      const { shopper, uid } = await createMember()
      const orders: string[] = []
      for (let count = 0; count < ORDERS; count++) orders.push(await order(shopper))

      await Promise.allSettled(
        race.map(({ order: place, act }) => {
          const id = orders[place] ?? ''
          if (act === 'another order') return order(shopper)
          if (act === 'buyer cancels') return shopper.call(cancelOrder, { body: { orderId: id } })
          return changeOrderStatus(backend.db, { order: id, status: act, now: backend.clock.now() })
        })
      )

      const ledger = await readLedger(uid)
      const balance = await readBalance(uid)
      expect(balance).toBe(ledger.reduce((sum, entry) => sum + entry.amount_kopecks, 0))
      expect(balance).toBeGreaterThanOrEqual(0)
      for (const id of orders) {
        const kinds = ledger.filter(entry => entry.order_id === id).map(({ kind }) => kind)
        expect(kinds.filter(kind => kind === 'released' || kind === 'spent').length).toBeLessThan(2)
      }
    }),
    { numRuns: runsOf('bonuses spent at once') }
  )
})

test('thirty orders at once never take more bonuses than there are', async () => {
  const { shopper, uid } = await createMember()

  await Promise.allSettled(Array.from({ length: 30 }, () => order(shopper)))

  const held = (await readLedger(uid)).filter(({ kind }) => kind === 'held')
  const taken = held.reduce((sum, entry) => sum - entry.amount_kopecks, 0)
  expect(taken).toBeGreaterThan(0)
  expect(await readBalance(uid)).toBe(OPENING - taken)
  expect(taken).toBeLessThanOrEqual(OPENING)
})
