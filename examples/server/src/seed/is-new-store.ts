import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'

/** Tables that no shop has empty all at once, whatever was taken out of it. */
const SIGNS = ['product', 'price_role', 'app_user'] as const

/** Tells a store that no shop has filled yet; one that was emptied of its products is not new. */
export async function isNewStore(db: Kysely<Database>): Promise<boolean> {
  for (const table of SIGNS) {
    const row = await db
      .selectFrom(table)
      .select(({ lit }) => lit(1).as('one'))
      .limit(1)
      .execute()
    if (row.length > 0) return false
  }
  return true
}
