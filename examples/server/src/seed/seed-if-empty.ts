import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { createDemoShop } from './demo-shop.ts'
import { extractArt } from './pictures.ts'
import { writeShop } from './write-shop.ts'

type Say = (line: string) => void

/**
 * Fills a new store with the demo shop; a store with products is left alone. `products` says how
 * many, instead of as many as the demo shop has.
 */
export async function seedIfEmpty(
  db: Kysely<Database>,
  products: number | undefined,
  say: Say
): Promise<void> {
  const known = await db.selectFrom('product').select('id').limit(1).executeTakeFirst()
  if (known !== undefined) return
  say('Наполняю магазин товарами…')
  const started = performance.now()
  const shop = createDemoShop(products === undefined ? {} : { products })
  await writeShop(db, shop)
  const seconds = Math.round((performance.now() - started) / 1000)
  say(`Товаров: ${shop.products.length}, ${seconds} с`)
}

/** Lays the drawings into the data folder once; a store elsewhere needs them here as well. */
export async function layOutArt(dataDir: string, say: Say): Promise<void> {
  const folder = join(dataDir, 'art')
  if (existsSync(join(folder, '.complete'))) return
  say('Достаю рисунки…')
  await extractArt(folder)
  await writeFile(join(folder, '.complete'), '')
}
