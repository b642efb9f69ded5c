import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'

/** Leaves a note of a changed product for whoever tells search engines; several changes are one note. */
export async function markChanged(
  db: Kysely<Database>,
  productId: number,
  now: Date
): Promise<void> {
  await db
    .insertInto('search_notice')
    .values({ product_id: productId, changed_at: now })
    .onConflict(oc => oc.column('product_id').doUpdateSet({ changed_at: now }))
    .execute()
}
