import {
  createOneClickOrder,
  createOrder,
  createRefund,
  createReview,
  deleteAccount,
  login
} from '@vitrina/core/contracts'
import {
  InsertQueryNode,
  type Kysely,
  type KyselyPlugin,
  type QueryId,
  type RootOperationNode,
  SelectQueryNode,
  sql
} from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createApp } from '../src/app.ts'
import type { Database } from '../src/db/schema.ts'
import type { Store } from '../src/db/store.ts'
import { turnBlankIntoOrder } from '../src/modules/blanks/turn-into-order.ts'
import { changeOrderStatus } from '../src/modules/orders/change-status.ts'
import { changeRefundStatus } from '../src/modules/refunds/change-refund.ts'
import { answerReview } from '../src/modules/reviews/answer-review.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createTestClient } from '../src/testing/test-client.ts'
import { openSeededStore } from '../src/testing/test-store.ts'
import { handOver, placeOrder } from './review-shopper.ts'
import { createShopper, fillCheckout, key, PASSWORD, type Shopper, sellGroup } from './shopper.ts'

const PRODUCT = 1

let store: Store
let backend: TestBackend

beforeAll(async () => {
  store = await openSeededStore(60)
  backend = await createTestBackend({ store })
})

afterAll(() => backend.close())

interface Person {
  readonly shopper: Shopper
  readonly email: string
}

/** What somebody does with a thing of the person, on a store that may stop him in the middle. */
type Act = (db: Kysely<Database>) => Promise<unknown>

const now = () => backend.deps.now()
const goods = () => sellGroup(backend, { stock: 10, kopecks: 100_000 })
const on = (db: Kysely<Database>) => createTestClient(createApp({ ...backend.deps, db }))

async function order({ shopper }: Person): Promise<Act> {
  await shopper.put(await goods(), 1)
  const body = await fillCheckout(shopper)
  return db => on(db).call(createOrder, { body }, { headers: { ...shopper.headers(), ...key() } })
}

/** With a basket that he filled as a guest; the account has one already. */
async function signIn({ shopper, email }: Person): Promise<Act> {
  await shopper.put(await goods(), 1)
  const guest = createShopper(backend)
  await guest.put(await goods(), 1)
  const body = { username: email, password: PASSWORD, deviceId: 'a.b.c.d' }
  return db => on(db).call(login, { body }, { headers: guest.headers() })
}

async function decideRefund({ shopper }: Person): Promise<Act> {
  const groupId = await goods()
  await shopper.put(groupId, 1)
  const bought = await shopper.call(createOrder, { body: await fillCheckout(shopper) }, key())
  await changeOrderStatus(backend.db, { order: bought.id, status: 'done', now: now() })
  const items = [{ groupId, count: 1 }]
  const { id } = await shopper.call(createRefund, {
    body: { orderId: bought.id, items, reason: 'size', comment: '' }
  })
  return db => changeRefundStatus(db, { refundId: id, status: 'approved', now: now() })
}

async function answer({ shopper, email }: Person): Promise<Act> {
  await handOver(backend, await placeOrder(backend, { email, productId: PRODUCT }))
  const { review } = await shopper.call(createReview, {
    body: { type: 'product', productId: PRODUCT, rate: 5, text: 'Молнии целы, берём второй.' }
  })
  return db => answerReview(db, { id: review.id, text: 'Спасибо!', now: now() })
}

async function orderByPhone({ shopper }: Person): Promise<Act> {
  const contact = { name: 'Мария', phone: '8 (912) 345-67-89', accept: true }
  const { id } = await shopper.call(createOneClickOrder, {
    body: { groupId: await goods(), count: 1, ...contact }
  })
  return db => turnBlankIntoOrder(db, { blankId: id, now: now() })
}

/** Stops whoever uses the store right after he has taken his first lock, or his second. */
function createPause(lock: number) {
  let [taken, notify, go] = [0, () => {}, () => {}]
  const reached = new Promise<void>(done => {
    notify = done
  })
  const gone = new Promise<void>(done => {
    go = done
  })
  const locks = new WeakSet<QueryId>()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (takesLock(node)) locks.add(queryId)
      return node
    },
    async transformResult({ result, queryId }) {
      if (locks.has(queryId)) taken += 1
      if (locks.has(queryId) && taken === lock) {
        notify()
        await gone
      }
      return result
    }
  }
  return { plugin, reached, go }
}

const takesLock = (node: RootOperationNode) =>
  (SelectQueryNode.is(node) && node.endModifiers !== undefined) ||
  (InsertQueryNode.is(node) && node.onConflict?.updates !== undefined)

/** Somebody waits for what another holds: a row, or all of the embedded store. */
async function isHeldUp(): Promise<boolean> {
  if (store.engine === 'embedded') return store.pool.waitingCount > 0
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(store.db)
  return rows.length > 0
}

const erase = ({ shopper }: Person) =>
  shopper.call(deleteAccount, { body: { password: PASSWORD } }).then(
    () => 'deleted',
    error => /: (\d{3}) /.exec(String(error))?.[1]
  )

test.each([
  ['an order of his', order, 1, '409'],
  ['a sign-in with a basket', signIn, 2, 'deleted'],
  ['a decision about his refund', decideRefund, 1, 'deleted'],
  ['an answer to his review', answer, 1, 'deleted'],
  ['an order made of his one-click order', orderByPhone, 1, '409']
])(
  '%s is done, and the account that is deleted meanwhile waits for it',
  async (_, prepare, lock, end) => {
    const shopper = createShopper(backend)
    const person = { shopper, email: (await shopper.signUp()).email }
    const act = await prepare(person)
    const { plugin, reached, go } = createPause(lock)
    const acted = act(store.db.withPlugin(plugin)).then(() => 'done', String)
    await reached
    const erased = erase(person)
    await expect.poll(isHeldUp).toBe(true).finally(go)

    expect([await acted, await erased]).toEqual(['done', end])
  }
)
