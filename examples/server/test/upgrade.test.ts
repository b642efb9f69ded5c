import { createOrder, viewOrder } from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openStore } from '../src/db/open.ts'
import { openRoundRobin, type RoundRobin } from '../src/testing/round-robin.ts'
import { seededTemplate } from '../src/testing/store-template.ts'
import { createTestClient } from '../src/testing/test-client.ts'
import { createPlace, type Place } from './backend-place.ts'
import { type BackendProcess, type BackendProgram, openProgram } from './backend-process.ts'
import { createShopper, fillCheckout, key, type Shopper } from './shopper.ts'

const BUYERS = 18
const STOCK = 100
const DRAIN_SECONDS = 5

let before: BackendProgram
let after: BackendProgram
let place: Place
let balancer: RoundRobin
let instances: BackendProcess[] = []
const ports: number[] = []

beforeAll(async () => {
  before = await openProgram()
  after = await openProgram({ isOther: true })
  place = await createPlace(seededTemplate(60))
  const settings = { ...place.settings, DRAIN_SECONDS }
  instances = [await before.start(settings), await before.start(settings)]
  ports.push(...instances.map(({ port }) => port))
  balancer = await openRoundRobin(ports)
})

afterAll(async () => {
  await balancer?.close()
  await before.close()
  await after.close()
  await place.remove()
})

const client = createTestClient({
  fetch(request) {
    const url = request.url.replace('http://backend.test', `http://127.0.0.1:${balancer.port}`)
    return fetch(new Request(url, request))
  }
})

/** As `docs/operations.md` tells it: one leaves, the new one takes its place, then the other. */
async function replace(number: number): Promise<void> {
  const leaving = instances[number]?.stop('SIGTERM')
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${ports[number]}${path}`).then(({ status }) => status)
  // Balancers are sent away, visitors are served.
  await expect.poll(() => ask('/health')).toBe(503)
  expect(await ask('/sites/v1')).toBe(200)
  expect(await leaving).toEqual({ code: 0, errors: '' })
  const next = await after.start({ ...place.settings, DRAIN_SECONDS })
  instances[number] = next
  ports[number] = next.port
}

async function sell(): Promise<number> {
  const store = await openStore({ url: place.databaseUrl, dataDir: '' })
  const { id } = await store.db
    .selectFrom('product_group')
    .innerJoin('offer', 'group_id', 'product_group.id')
    .where('stock', '>', 0)
    .select('product_group.id')
    .orderBy('product_group.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await store.db.updateTable('offer').set({ stock: STOCK }).where('group_id', '=', id).execute()
  await store.close()
  return id
}

/** As the checkout does it: the same order under the same key until there is an answer. */
async function prepare(buyer: Shopper, group: number) {
  await buyer.put(group, 1)
  const body = await fillCheckout(buyer)
  const headers = key()
  return async function post(): Promise<string> {
    try {
      return (await buyer.call(createOrder, { body }, headers)).id
    } catch (error) {
      if (!/: 502 |fetch failed|Unexpected end/.test(String(error))) throw error
      return post()
    }
  }
}

test('two instances are replaced by another build one after the other, and no order is lost', async () => {
  const group = await sell()
  const buyers = Array.from({ length: BUYERS }, () => createShopper(client))
  const posts: (() => Promise<string>)[] = []
  for (const buyer of buyers) posts.push(await prepare(buyer, group))
  const third = BUYERS / 3
  const postAll = (from: number) => posts.slice(from, from + third).map(post => post())

  const [first] = await Promise.all([Promise.all(postAll(0)), replace(0)])
  const [second] = await Promise.all([Promise.all(postAll(third)), replace(1)])
  const last = await Promise.all(postAll(2 * third))

  const orders = [...first, ...second, ...last]
  expect(new Set(orders).size).toBe(BUYERS)
  for (const [number, id] of orders.entries()) {
    const seen = await buyers[number]?.call(viewOrder, { query: { orderId: id } })
    expect(seen?.id).toBe(id)
  }
  const store = await openStore({ url: place.databaseUrl, dataDir: '' })
  const { stock } = await store.db
    .selectFrom('offer')
    .select('stock')
    .where('group_id', '=', group)
    .executeTakeFirstOrThrow()
  await store.close()
  expect(stock).toBe(STOCK - BUYERS)
})
