import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { soon } from '../../../testing/limits.ts'
import { openStore } from '../src/db/open.ts'
import type { Store } from '../src/db/store.ts'
import { vacuum } from '../src/db/upkeep.ts'
import { emptyTemplate } from '../src/testing/store-template.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { openEmptyStore } from '../src/testing/test-store.ts'
import { createPlace } from './backend-place.ts'

/** The shop forgets as often. */
const TEN_MINUTES_MS = 600_000

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

afterEach(() => vi.useRealTimers())

test('dead rows are cleaned away in tables that have many', async () => {
  const { db } = backend
  // The server's own worker stays away from it.
  await sql`create table "Пустое" with (autovacuum_enabled = false)
    as select n from generate_series(1, 2000) as n`.execute(db)
  await sql`delete from "Пустое"`.execute(db)
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const pages = async () => {
    const { rows } = await sql<{ pages: number }>`
      select pg_relation_size('"Пустое"') as pages`.execute(db)
    return rows[0]?.pages
  }
  expect(await pages()).toBeGreaterThan(0)

  // Whoever reads at this moment, another worker of the server for example, may still see the rows.
  await vi.waitFor(async () => {
    await vacuum(db)
    expect(await pages()).toBe(0)
  }, soon)
})

test('a question that fails leaves the one behind it alone', async () => {
  const { db } = backend
  const fails = sql`select nonsense`.execute(db).catch((error: Error) => error.message)
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(db)

  const after = fails.then(ask)

  expect(await fails).toBe('column "nonsense" does not exist')
  expect((await after).rows).toEqual([{ one: 1 }])
})

/** As the clock of the tests stands in it, long before the time of day. */
const keepOldKey = ({ db }: Store) =>
  db
    .insertInto('idempotency_key')
    .values({
      scope: 's',
      key: 'old',
      request_hash: '',
      order_id: crypto.randomUUID(),
      created_at: new Date('2025-08-20T09:00:00Z')
    })
    .execute()

const keysOf = async ({ db }: Store) =>
  (await db.selectFrom('idempotency_key').select('key').execute()).map(({ key }) => key)

test('a shop’s store forgets by itself what nobody asks for any more', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { databaseUrl, dataDir, remove } = await createPlace(emptyTemplate())
  const store = await openStore({ url: databaseUrl, dataDir })
  await keepOldKey(store)

  vi.advanceTimersByTime(TEN_MINUTES_MS)

  await expect.poll(() => keysOf(store)).toEqual([])
  await store.close()
  expect(vi.getTimerCount()).toBe(0)
  await remove()
})

test('a store of the tests keeps what is old by the time of day, however long they take', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const store = await openEmptyStore()
  await keepOldKey(store)

  vi.advanceTimersByTime(TEN_MINUTES_MS)

  expect(vi.getTimerCount()).toBe(0)
  expect(await keysOf(store)).toEqual(['old'])
  await store.close()
})
