import { createOrder } from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openStore } from '../src/db/open.ts'
import type { Store } from '../src/db/store.ts'
import { createLimits, type OpenLimits } from '../src/http/limits.ts'
import { seededTemplate } from '../src/testing/store-template.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createPlace, type Place } from './backend-place.ts'
import { createShopper, fillCheckout, key, sellGroup } from './shopper.ts'

let place: Place
let store: Store
let limits: OpenLimits
let backend: TestBackend

beforeAll(async () => {
  place = await createPlace(seededTemplate(60))
  store = await openStore({ url: place.databaseUrl, dataDir: place.dataDir })
  limits = createLimits(place.databaseUrl)
  backend = await createTestBackend({ store, deps: { limits } })
})

afterAll(async () => {
  await limits.close()
  await backend.close()
  await place.remove()
})

/** As that many transactions would do it. */
async function holdAllButOne(): Promise<() => void> {
  const { max = 1 } = store.pool.options
  const held = await Promise.all(Array.from({ length: max - 1 }, () => store.pool.connect()))
  return () => {
    for (const client of held) client.release()
  }
}

const countedOrders = async () =>
  (
    await store.db
      .selectFrom('rate_limit')
      .select('points')
      .where('key', 'like', 'order:%')
      .execute()
  ).map(({ points }) => points)

test('an order is placed and counted with the last connection of its store', async () => {
  const shopper = createShopper(backend)
  await shopper.put(await sellGroup(backend, { stock: 5 }), 1)
  const body = await fillCheckout(shopper)
  const release = await holdAllButOne()

  const order = await shopper.call(createOrder, { body }, key())

  release()
  expect(order.number).not.toBe('')
  // One that waits for another connection in vain is not counted by the store, but by this process.
  expect(await countedOrders()).toEqual(store.engine === 'postgresql' ? [1] : [])
})
