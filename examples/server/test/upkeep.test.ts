import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { soon } from '../../../testing/limits.ts'
import { vacuum } from '../src/db/upkeep.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

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
