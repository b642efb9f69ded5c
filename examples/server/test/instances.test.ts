import { createOrder, notificationSocketPath, viewOrder } from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { soon } from '../../../testing/limits.ts'
import { openStore } from '../src/db/open.ts'
import type { Store } from '../src/db/store.ts'
import { openKeptShop } from '../src/keeper/open-shop.ts'
import { runCommand } from '../src/keeper/run-command.ts'
import { connectLive, titles } from '../src/testing/live-client.ts'
import { openRoundRobin, type RoundRobin } from '../src/testing/round-robin.ts'
import { seededTemplate } from '../src/testing/store-template.ts'
import { createTestClient } from '../src/testing/test-client.ts'
import { createPlace, type Place } from './backend-place.ts'
import { type BackendProcess, type BackendProgram, openProgram } from './backend-process.ts'
import { createShopper, fillCheckout, key, type Shopper } from './shopper.ts'

const INSTANCES = 3
const BUYERS = 24
let program: BackendProgram
let place: Place
let instances: readonly BackendProcess[] = []
let balancer: RoundRobin
let store: Store

beforeAll(async () => {
  program = await openProgram()
  place = await createPlace(seededTemplate(60))
  instances = await Promise.all(
    Array.from({ length: INSTANCES }, () => program.start(place.settings))
  )
  balancer = await openRoundRobin(instances.map(({ port }) => port))
  store = await openStore({ url: place.databaseUrl, dataDir: '' })
})

afterAll(async () => {
  await store?.close()
  await balancer?.close()
  await program.close()
  await place.remove()
})

const client = createTestClient({
  fetch: request =>
    fetch(
      new Request(
        request.url.replace('http://backend.test', `http://127.0.0.1:${balancer.port}`),
        request
      )
    )
})

const liveAt = (port: number) => `ws://127.0.0.1:${port}${notificationSocketPath}`
const tokenOf = (shopper: Shopper) => shopper.headers().authorization?.replace('Bearer ', '')

/** The shop keeper's own process is none of the three. */
async function notify(email: string, title: string): Promise<void> {
  const { databaseUrl, dataDir } = place
  const shop = await openKeptShop({ databaseUrl, listenUrl: databaseUrl, dataDir })
  try {
    const outcome = await runCommand(['notify', 'info', title, '--to', email], shop)
    expect(outcome.code).toBe(0)
  } finally {
    await shop.close()
  }
}

test('a notification reaches a visitor at every instance, in the order it was sent', async () => {
  const shopper = createShopper(client)
  const { email } = await shopper.signUp()
  const ports = [...instances.map(({ port }) => port), balancer.port]
  const token = tokenOf(shopper)
  const tabs = await Promise.all(ports.map(port => connectLive(liveAt(port), { token })))

  await notify(email, 'Первое')
  await vi.waitFor(() => expect(tabs.map(titles)).toEqual(tabs.map(() => ['Первое'])), soon)
  await notify(email, 'Второе')

  // On connections that stayed open: nothing was read again, all of it was pushed.
  const both = ['Первое', 'Второе']
  await vi.waitFor(() => expect(tabs.map(titles)).toEqual(tabs.map(() => both)), soon)
  expect(tabs.every(({ socket }) => socket.readyState === socket.OPEN)).toBe(true)
  for (const { socket } of tabs) socket.close()
})

/** Comes back through the balancer whenever the connection breaks. */
async function stay(shopper: Shopper) {
  const visitor = { messages: new Set<unknown>(), returns: 0, isOver: false, end: () => undefined }
  const come = async (): Promise<void> => {
    const token = tokenOf(shopper)
    // It may have been led to the instance that is just dying.
    const { socket, closed } = await vi.waitFor(
      () => connectLive(liveAt(balancer.port), { token }),
      soon
    )
    socket.on('message', data => visitor.messages.add(JSON.parse(data.toString()).title))
    visitor.end = () => void socket.close()
    void closed.then(async () => {
      if (visitor.isOver) return
      visitor.returns += 1
      await come()
    })
  }
  await come()
  return visitor
}

/** As the checkout does it: the same order again, under the same key, until there is an answer. */
async function order(shopper: Shopper): Promise<() => Promise<string>> {
  const body = await fillCheckout(shopper)
  const headers = key()
  const post = async (): Promise<string> => {
    try {
      return (await shopper.call(createOrder, { body }, headers)).id
    } catch (error) {
      if (!/: 502 |fetch failed|Unexpected end/.test(String(error))) throw error
      return post()
    }
  }
  return post
}

test('an instance that is killed takes no confirmed order with it, and its visitors come back', async () => {
  const { id: group } = await store.db
    .selectFrom('product_group')
    .innerJoin('offer', 'group_id', 'product_group.id')
    .where('stock', '>', 0)
    .select('product_group.id')
    .orderBy('product_group.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await store.db.updateTable('offer').set({ stock: 100 }).where('group_id', '=', group).execute()
  const member = createShopper(client)
  const { email } = await member.signUp()
  const visitors = await Promise.all(Array.from({ length: INSTANCES * 2 }, () => stay(member)))
  const buyers = Array.from({ length: BUYERS }, () => createShopper(client))
  const posts: (() => Promise<string>)[] = []
  for (const buyer of buyers) {
    await buyer.put(group, 1)
    posts.push(await order(buyer))
  }

  let confirmed = 0
  const orders = await Promise.all(
    posts.map(async (post, place) => {
      const id = await post()
      confirmed += 1
      if (confirmed === 3) await instances[0]?.stop('SIGKILL')
      return { id, buyer: buyers[place] ?? createShopper(client) }
    })
  )

  for (const { id, buyer } of orders) {
    expect((await buyer.call(viewOrder, { query: { orderId: id } })).id).toBe(id)
  }
  expect(new Set(orders.map(({ id }) => id)).size).toBe(BUYERS)
  const { stock } = await store.db
    .selectFrom('offer')
    .select('stock')
    .where('group_id', '=', group)
    .executeTakeFirstOrThrow()
  expect(stock).toBe(100 - BUYERS)
  await vi.waitFor(() => expect(visitors.some(({ returns }) => returns > 0)).toBe(true), soon)
  await notify(email, 'Все вернулись')
  await vi.waitFor(() => {
    for (const { messages } of visitors) expect([...messages]).toContain('Все вернулись')
  }, soon)
  for (const visitor of visitors) {
    visitor.isOver = true
    visitor.end()
  }
})
