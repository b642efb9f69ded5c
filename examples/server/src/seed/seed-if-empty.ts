import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'

import type { Database } from '../db/schema.ts'
import { createDemoShop } from './demo-shop.ts'
import { isNewStore } from './is-new-store.ts'
import { extractArt } from './pictures.ts'
import { writeShop } from './write-shop.ts'

type Say = (line: string) => void

/** Any number that is not used for another lock. */
const SEED_LOCK = 5_201

/**
 * Fills a new store with the demo shop, all of it or nothing; any other is left alone, also one that
 * was emptied of its products.
 * `products` says how many, instead of as many as the demo shop has.
 */
export async function seedIfEmpty(
  db: Kysely<Database>,
  products: number | undefined,
  say: Say
): Promise<void> {
  if (!(await isNewStore(db))) return
  await db.transaction().execute(async transaction => {
    // Several instances may start at once on one database: the others wait and find it filled.
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(transaction)
    if (!(await isNewStore(transaction))) return
    say('Наполняю магазин товарами…')
    const started = performance.now()
    const shop = createDemoShop(products === undefined ? {} : { products })
    await writeShop(transaction, shop)
    // Until somebody counts the rows, the store plans its reading as if there were none.
    await sql`analyze`.execute(transaction)
    const seconds = Math.round((performance.now() - started) / 1000)
    say(`Товаров: ${shop.products.length}, ${seconds} с`)
  })
}

/** Lays the drawings into the data folder once; a store elsewhere needs them here as well. */
export async function layOutArt(dataDir: string, say: Say): Promise<void> {
  const folder = join(dataDir, 'art')
  if (existsSync(join(folder, '.complete'))) return
  say('Достаю рисунки…')
  await extractArt(folder)
  await writeFile(join(folder, '.complete'), '')
}
