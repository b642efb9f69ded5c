import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import type { DemoShop } from './demo-shop.ts'
import { insertRows } from './insert-rows.ts'

/** Whose list it is and which products are in it: every so many from the first on. */
const LISTS = [
  { email: 'anna@example.ru', first: 2, step: 7, length: 8 },
  { email: 'school@example.ru', first: 4, step: 11, length: 3 },
  { email: 'dealer@example.ru', first: 1, step: 13, length: 4 }
]

/** Writes what the demo accounts have put aside; the accounts are there already. */
export async function writeFavorites(db: Kysely<Database>, shop: DemoShop): Promise<void> {
  const now = new Date()
  for (const { email, first, step, length } of LISTS) {
    const account = await db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()
    if (account === undefined) continue
    const liked = shop.products
      .filter((_, place) => place >= first && (place - first) % step === 0)
      .slice(0, length)
    await insertRows(
      db,
      'favorite',
      liked.map(({ id }) => ({ user_id: account.id, product_id: id, added_at: now }))
    )
  }
}
