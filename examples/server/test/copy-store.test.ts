import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { copyStore } from '../src/db/copy-store.ts'
import { migrate } from '../src/db/migrate.ts'
import { openStore } from '../src/db/open.ts'
import type { Store } from '../src/db/store.ts'
import { toRefusal } from '../src/keeper/run-command.ts'
import { openEmptyStore, openSeededStore, testServer } from '../src/testing/test-store.ts'

const PRODUCTS = 60
const EMBEDDED = ''
const server = testServer()

let source: Store

beforeAll(async () => {
  source = await openSeededStore(PRODUCTS)
})

afterAll(() => source.close())

/** Everything a table holds, as one sum. */
async function sumsOf({ pool }: Store): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' and tablename not like 'kysely\\_%' order by 1`
  )
  const sums: Record<string, string> = {}
  for (const { name } of rows) {
    const { rows: found } = await pool.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(r::text, ',' order by r::text)), '') as sum
       from ${name} r`
    )
    sums[name] = found[0]?.sum ?? ''
  }
  return sums
}

const nextOrder = async ({ pool }: Store) =>
  (await pool.query("select nextval('order_number')::int as next")).rows[0]?.next

const WAYS = [
  ['one of the same kind', server, server],
  ...(server === EMBEDDED
    ? []
    : [
        ['an embedded one', server, EMBEDDED] as const,
        ['a server, from an embedded one,', EMBEDDED, server] as const
      ])
] as const

test.each(WAYS)('a copy into %s has every row, and numbers go on', async (_, from, to) => {
  const [original, target] = [await openSeededStore(PRODUCTS, from), await openEmptyStore(to)]

  const { tables, rows } = await copyStore(original.pool, target.pool)

  expect(tables).toBeGreaterThan(40)
  expect(rows).toBeGreaterThan(1000)
  expect(await sumsOf(target)).toEqual(await sumsOf(original))
  expect(await nextOrder(target)).toBe(await nextOrder(original))
  await Promise.all([original.close(), target.close()])
})

test('a backup in a folder brings the shop back on a new store', async () => {
  const shop = await openSeededStore(PRODUCTS, server)
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-backup-'))
  const backup = await openStore({ dataDir })
  await migrate(backup.db)

  await copyStore(shop.pool, backup.pool)
  await backup.close()
  const reopened = await openStore({ dataDir })
  const restored = await openEmptyStore(server)
  await copyStore(reopened.pool, restored.pool)

  expect(await sumsOf(restored)).toEqual(await sumsOf(shop))
  expect(await nextOrder(restored)).toBe(await nextOrder(shop))
  await Promise.all([shop.close(), reopened.close(), restored.close()])
  await rm(dataDir, { recursive: true, force: true })
})

test('a store with anything in it is not copied into', async () => {
  const target = await openEmptyStore()
  await target.pool.query("insert into price_role (code, position) values ('guest_opt', 1)")
  const before = await sumsOf(target)

  await expect(copyStore(source.pool, target.pool)).rejects.toThrow(
    'Хранилище, куда копировать, не пустое (таблица price_role)'
  )

  expect(await sumsOf(target)).toEqual(before)
  await target.close()
})

test('why a copy was refused is told to the keeper in one line', async () => {
  const target = await openSeededStore(PRODUCTS)

  const outcome = await copyStore(source.pool, target.pool).catch(toRefusal)

  expect(outcome).toEqual({
    code: 1,
    text: expect.stringMatching(/^Хранилище, куда копировать, не пустое \(таблица \w+\)$/)
  })
  await target.close()
})

test('rows that would contradict each other leave the target as it was', async () => {
  const target = await openEmptyStore()
  await source.pool.query('alter table offer drop constraint offer_stock_check')
  await source.pool.query('update offer set stock = -1 where id = (select min(id) from offer)')

  await expect(copyStore(source.pool, target.pool)).rejects.toThrow('offer_stock_check')

  const { rows } = await target.pool.query('select count(*)::int as count from product')
  expect(rows[0]?.count).toBe(0)
  await target.close()
})
