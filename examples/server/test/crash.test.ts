import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createOrder, listProducts, viewOrder } from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openStore } from '../src/db/open.ts'
import { createTestClient } from '../src/testing/test-client.ts'
import { createShopper, fillCheckout, key, type OrderBody, type Shopper } from './shopper.ts'

const ROUNDS = 3
const BUYERS = 6

let dataDir: string
let port: number
let backend: ChildProcess | undefined

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrina-crash-'))
  // No pictures are asked for, so the drawings need not be laid out.
  await mkdir(join(dataDir, 'art'))
  await writeFile(join(dataDir, 'art', '.complete'), '')
  port = await freePort()
})

afterAll(async () => {
  backend?.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

const client = createTestClient({
  fetch: request =>
    fetch(
      new Request(request.url.replace('http://backend.test', `http://127.0.0.1:${port}`), request)
    )
})

/** Starts the backend as a shop would and waits for its line with the address. */
async function start(): Promise<void> {
  const started = spawn(process.execPath, ['--import', 'tsx', resolve('src/main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      API_PORT: String(port),
      SEED_PRODUCTS: '60',
      RATE_LIMITS: 'off'
    },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  backend = started
  await new Promise<void>((done, fail) => {
    started.stdout.on('data', chunk => {
      if (String(chunk).includes('API: http')) done()
    })
    started.once('exit', code => fail(new Error(`The backend ended with ${code}`)))
  })
}

async function stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const stopped = backend
  if (stopped === undefined) return
  stopped.kill(signal)
  await once(stopped, 'exit')
}

test('an order that was confirmed outlives the death of the process', async () => {
  const confirmed: { shopper: Shopper; id: string; body: OrderBody; headers: Headers }[] = []
  await start()
  const groups = await groupsInStock()

  for (let round = 0; round < ROUNDS; round++) {
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, (_, index) =>
        prepare(groups[round * BUYERS + index] ?? never())
      )
    )
    const posts = buyers.map(buyer => post(buyer).then(order => confirmed.push(order)))
    // The first confirmation is here, the other orders are under way.
    await Promise.race(posts)
    await stop('SIGKILL')
    await Promise.allSettled(posts)
    await start()
  }

  expect(confirmed.length).toBeGreaterThanOrEqual(ROUNDS)
  for (const { shopper, id, body, headers } of confirmed) {
    const seen = await shopper.call(viewOrder, { query: { orderId: id } })
    const repeated = await shopper.call(createOrder, { body }, headers)
    expect([seen.id, seen.items.length, repeated.id]).toEqual([id, 1, id])
  }
  await stop('SIGTERM')
  expect(await brokenOrders()).toEqual({ withoutItems: 0, withoutHistory: 0, stillInBasket: 0 })
}, 180_000)

type Headers = ReturnType<typeof key>

async function prepare(groupId: number) {
  const shopper = createShopper(client)
  await shopper.put(groupId, 1)
  return { shopper, body: await fillCheckout(shopper), headers: key() }
}

async function post(buyer: Awaited<ReturnType<typeof prepare>>) {
  const { shopper, body, headers } = buyer
  const { id } = await shopper.call(createOrder, { body }, headers)
  return { ...buyer, id }
}

async function groupsInStock(): Promise<number[]> {
  const { data } = await client.call(listProducts, { body: { limit: 50 } })
  return data.flatMap(product =>
    product.groups.filter(group => group.remnants > 0).map(group => group.id)
  )
}

/** What half of a transaction would leave behind. */
async function brokenOrders() {
  const store = await openStore({ dataDir })
  const { rows } = await store.pool.query(`
    select
      (select count(*) from orders
        where not exists (select 1 from order_item where order_id = orders.id)) as "withoutItems",
      (select count(*) from orders
        where not exists (select 1 from order_event where order_id = orders.id)) as "withoutHistory",
      (select count(*) from orders
        join basket on basket.owner = 'guest:' || orders.guest_hash
        join basket_item on basket_item.basket_id = basket.id
        where basket_item.count > 0) as "stillInBasket"`)
  await store.close()
  return rows[0]
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : never()
}

function never(): never {
  throw new Error('The shop has too few goods in stock for this test')
}
