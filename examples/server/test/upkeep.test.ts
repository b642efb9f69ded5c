import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { vacuum } from '../src/db/upkeep.ts'
import { createTestBackend } from '../src/testing/test-backend.ts'

test('dead rows are cleaned away in tables that have many', async () => {
  const { db, close } = await createTestBackend()
  await sql`create table "Пустое" as select n from generate_series(1, 2000) as n`.execute(db)
  await sql`delete from "Пустое"`.execute(db)
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const pages = async () => {
    const { rows } = await sql<{ pages: number }>`
      select pg_relation_size('"Пустое"') as pages`.execute(db)
    return rows[0]?.pages
  }
  const before = await pages()

  await vacuum(db)

  expect(before).toBeGreaterThan(0)
  expect(await pages()).toBe(0)
  await close()
})

test('a question that fails leaves the one behind it alone', async () => {
  const { db, close } = await createTestBackend()
  const fails = sql`select nonsense`.execute(db).catch((error: Error) => error.message)
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(db)

  const after = fails.then(ask)

  expect(await fails).toBe('column "nonsense" does not exist')
  expect((await after).rows).toEqual([{ one: 1 }])
  await close()
})
