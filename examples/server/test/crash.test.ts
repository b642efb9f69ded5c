import {
  createOrder,
  getBasket,
  listProducts,
  updateBasket,
  viewOrder
} from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { runsOf } from '../../../testing/runs.ts'
import { openStore } from '../src/db/open.ts'
import { createMessageFolder, recipientOf } from '../src/providers/mail/message-folder.ts'
import { type CrashBackend, createCrashBackend } from './crash-backend.ts'
import {
  countsOf,
  createShopper,
  fillCheckout,
  key,
  type OrderBody,
  type Shopper
} from './shopper.ts'

const ROUNDS = runsOf('deaths of the backend')
const BUYERS = 3
/** How long the load goes on after its first confirmation, at most. */
const LOAD_MS = 300
/** One an order: the member never runs out of them. */
const BONUSES = 1
/** The changing line goes round below its stock. */
const COUNT_MAX = 20

let backend: CrashBackend

beforeAll(async () => {
  backend = await createCrashBackend()
})

afterAll(() => backend?.close())

interface Confirmed {
  readonly shopper: Shopper
  readonly id: string
  readonly body: OrderBody
  readonly headers: ReturnType<typeof key>
  readonly bonuses: number
}

/** A visitor who changes one line again and again; `confirmed` is what he was told last. */
interface Basketeer {
  readonly shopper: Shopper
  readonly group: number
  confirmed: number
}

test('what was confirmed outlives deaths of the process under load', async () => {
  const confirmed: Confirmed[] = []
  await backend.start()
  const [ofLine = never(), ...groups] = await groupsInStock()
  const member = createShopper(backend.client)
  const basketeer: Basketeer = {
    shopper: createShopper(backend.client),
    group: ofLine,
    confirmed: 0
  }

  for (let round = 0; round < ROUNDS; round += 1) {
    // A token lives for minutes, the rounds may take longer.
    await member.signIn('anna@example.ru', 'penal-anna')
    const ofRound = await dieUnderLoad({ member, basketeer, groups })
    await backend.start()
    for (const order of ofRound) await expectKept(order)
    await expectKeptLine(basketeer)
    confirmed.push(...ofRound)
  }

  const refusal = await backend.intrude()
  expect(refusal.code).toBe(1)
  expect(refusal.errors).toContain(`Папка данных ${backend.dataDir} занята процессом`)
  expect(confirmed.length).toBeGreaterThanOrEqual(ROUNDS)
  await backend.stop('SIGTERM')
  expect(await untold(confirmed)).toEqual([])
  expect(await brokenRows(confirmed)).toEqual({
    withoutItems: 0,
    withoutHistory: 0,
    stillInBasket: 0,
    wrongBalances: 0,
    lostBonuses: 0,
    oversold: 0
  })
})

interface Load {
  readonly member: Shopper
  readonly basketeer: Basketeer
  readonly groups: readonly number[]
}

/** Buyers order without a pause until the process is killed at a random moment. */
async function dieUnderLoad({ member, basketeer, groups }: Load): Promise<Confirmed[]> {
  const confirmed: Confirmed[] = []
  let isDead = false
  let first = () => {}
  const begun = new Promise<void>(done => {
    first = done
  })
  const repeat = async (act: () => Promise<Confirmed | undefined>) => {
    while (!isDead) {
      const order = await act().catch((error: unknown) => {
        // Of a dead process nothing is expected; of a living one every answer is.
        if (!(error instanceof TypeError)) throw error
        return undefined
      })
      if (order === undefined) continue
      confirmed.push(order)
      first()
    }
  }
  const anyGroup = () => groups[Math.floor(Math.random() * groups.length)] ?? never()
  const load = [
    ...Array.from({ length: BUYERS }, () =>
      repeat(() => buy(createShopper(backend.client), anyGroup(), 0))
    ),
    repeat(() => buy(member, anyGroup(), BONUSES)),
    repeat(() => changeLine(basketeer))
  ]
  await Promise.race([begun, ...load])
  await new Promise(done => setTimeout(done, Math.random() * LOAD_MS))
  isDead = true
  await backend.stop('SIGKILL')
  await Promise.all(load)
  return confirmed
}

async function buy(shopper: Shopper, group: number, bonuses: number): Promise<Confirmed> {
  await shopper.put(group, 1)
  if (bonuses > 0) await shopper.call(updateBasket, { body: { bonuses } })
  const [body, headers] = [await fillCheckout(shopper), key()]
  const { id, bonusesSpent } = await shopper.call(createOrder, { body }, headers)
  return { shopper, id, body, headers, bonuses: bonusesSpent }
}

async function changeLine(basketeer: Basketeer): Promise<undefined> {
  const next = nextCount(basketeer)
  await basketeer.shopper.put(basketeer.group, next)
  basketeer.confirmed = next
}

const nextCount = ({ confirmed }: Basketeer) => (confirmed % COUNT_MAX) + 1

async function expectKept({ shopper, id, body, headers }: Confirmed): Promise<void> {
  const seen = await shopper.call(viewOrder, { query: { orderId: id } })
  const repeated = await shopper.call(createOrder, { body }, headers)
  expect([seen.id, seen.items.length > 0, repeated.id]).toEqual([id, true, id])
}

/** The last change that was on its way may have arrived or not; nothing older is left. */
async function expectKeptLine(basketeer: Basketeer): Promise<void> {
  const { shopper, group, confirmed } = basketeer
  const count = countsOf(await shopper.call(getBasket, {}))[group] ?? 0
  expect([confirmed, nextCount(basketeer)]).toContain(count)
  basketeer.confirmed = count
}

async function groupsInStock(): Promise<number[]> {
  const { data } = await backend.client.call(listProducts, { body: { limit: 50 } })
  return data.flatMap(product =>
    product.groups.filter(group => group.remnants >= 30).map(group => group.id)
  )
}

/** Who ordered and finds no letter about it, neither sent nor waiting. */
async function untold(confirmed: readonly Confirmed[]): Promise<readonly string[]> {
  const store = await openStore({ dataDir: backend.dataDir })
  const waiting = await store.db.selectFrom('letter').select('recipient').execute()
  await store.close()
  const sent = await createMessageFolder(backend.dataDir, 'mail').list(Number.POSITIVE_INFINITY)
  const reported = new Set([
    ...waiting.map(({ recipient }) => recipient),
    ...sent.map(({ raw }) => recipientOf(raw))
  ])
  return confirmed.map(({ body }) => body.personalData.email).filter(email => !reported.has(email))
}

/** What half of a transaction, or a lost one, would leave behind. */
async function brokenRows(confirmed: readonly Confirmed[]) {
  const withBonuses = confirmed.filter(({ bonuses }) => bonuses > 0).map(({ id }) => id)
  const store = await openStore({ dataDir: backend.dataDir })
  const { rows } = await store.pool.query(
    `select
      (select count(*) from orders
        where not exists (select 1 from order_item where order_id = orders.id)) as "withoutItems",
      (select count(*) from orders
        where not exists (select 1 from order_event where order_id = orders.id)) as "withoutHistory",
      (select count(*) from orders
        join basket on basket.owner = 'guest:' || orders.guest_hash
        join basket_item on basket_item.basket_id = basket.id
        where basket_item.count > 0) as "stillInBasket",
      (select count(*) from app_user where bonus_kopecks <>
        (select coalesce(sum(amount_kopecks), 0) from bonus_entry
          where user_id = app_user.id)) as "wrongBalances",
      (select count(*) from unnest($1::uuid[]) as bought (id)
        where not exists (select 1 from bonus_entry
          where order_id = bought.id and kind = 'held')) as "lostBonuses",
      (select count(*) from offer where stock < 0) as oversold`,
    [withBonuses]
  )
  await store.close()
  return rows[0]
}

function never(): never {
  throw new Error('The shop has too few goods in stock for this test')
}
