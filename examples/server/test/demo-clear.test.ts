import {
  createOrder,
  getConfiguration,
  listCategories,
  listDeliveryMethods,
  listPaymentMethods,
  listProducts
} from '@vitrina/core/contracts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { runCommand } from '../src/keeper/run-command.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, fillCheckout, key, sellGroup } from './shopper.ts'

let backend: TestBackend

beforeEach(async () => {
  backend = await createTestBackend()
})

afterEach(() => backend.close())

const clear = (...words: readonly string[]) =>
  runCommand(['demo:clear', ...words], {
    db: backend.db,
    live: backend.deps.live,
    now: backend.clock.now
  })

const countProducts = async () =>
  (await createShopper(backend).call(listProducts, { body: {} })).meta.total

test('the demo is taken out, what every shop needs stays, and a second time there is nothing to take', async () => {
  expect((await clear('--yes')).code).toBe(0)

  const shopper = createShopper(backend)
  expect(await countProducts()).toBe(0)
  expect((await shopper.call(listCategories, {})).data).toEqual([])
  expect((await shopper.call(listPaymentMethods, {})).data).toHaveLength(4)
  expect((await shopper.call(listDeliveryMethods, {})).data).not.toEqual([])
  expect((await shopper.call(getConfiguration, {})).siteName).toBe('penal')
  const { rows } = await sql<{ users: number; orders: number; codes: number }>`
    select (select count(*)::int from app_user) as users, (select count(*)::int from orders) as orders,
      (select count(*)::int from promo) as codes`.execute(backend.db)
  expect(rows).toEqual([{ users: 0, orders: 0, codes: 0 }])
  expect(await clear('--yes')).toEqual({
    code: 1,
    text: 'Здесь нет показательного магазина: убирать нечего.'
  })
})

test('nothing is taken out without a yes', async () => {
  expect((await clear()).code).toBe(1)
  expect(await countProducts()).toBeGreaterThan(0)
})

test.each(['a member', 'a guest’s order'])('where %s is not of the demo, nothing is', async who => {
  const shopper = createShopper(backend)
  if (who === 'a member') await shopper.signUp()
  else {
    await shopper.put(await sellGroup(backend, { stock: 5 }), 1)
    await shopper.call(createOrder, { body: await fillCheckout(shopper) }, key())
  }

  expect(await clear('--yes')).toEqual({
    code: 1,
    text: 'Здесь уже есть покупатели или заказы не из показательного магазина: вместе с ним пропали бы и они.'
  })
  expect(await countProducts()).toBeGreaterThan(0)
})
