import { type Kysely, sql, type Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { favoritesMessages } from './favorites.messages.ts'

/** Of one account. */
const FAVORITES_MAX = 1000

/** Newest first, gone products included. */
export async function readFavoriteIds(db: Kysely<Database>, uid: string): Promise<number[]> {
  const rows = await db
    .selectFrom('favorite')
    .select('product_id')
    .where('user_id', '=', uid)
    .orderBy('position', 'desc')
    .execute()
  return rows.map(row => row.product_id)
}

/** Those of one page that are on sale, newest first, and how many there are in all. */
export async function readShownIds(
  db: Kysely<Database>,
  uid: string,
  { limit, offset }: { readonly limit: number; readonly offset: number }
) {
  const shown = db
    .selectFrom('favorite')
    .innerJoin('listing', 'listing.product_id', 'favorite.product_id')
    .where('favorite.user_id', '=', uid)
  const { total } = await shown
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await shown
    .select('favorite.product_id as id')
    .orderBy('favorite.position', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { ids: rows.map(({ id }) => id), total }
}

/** Turns a wish over and says what it is now. */
export async function toggle(
  trx: Transaction<Database>,
  uid: string,
  { productId, now }: { readonly productId: number; readonly now: Date }
): Promise<boolean> {
  await lockAccount(trx, uid)
  const taken = await trx
    .deleteFrom('favorite')
    .where('user_id', '=', uid)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  if (taken.numDeletedRows > 0n) return false
  const [known] = await existingOf(trx, [productId])
  if (known === undefined) throw new HttpError(404, favoritesMessages.notFound)
  await add(trx, uid, [known], now)
  return true
}

/** Adds a guest's list (newest first) to the account's; what is in both keeps its place. */
export async function merge(
  trx: Transaction<Database>,
  uid: string,
  { productIds, now }: { readonly productIds: readonly number[]; readonly now: Date }
): Promise<void> {
  await lockAccount(trx, uid)
  const own = new Set(await readFavoriteIds(trx, uid))
  const known = new Set(await existingOf(trx, productIds))
  const fresh = [...new Set(productIds)].filter(id => known.has(id) && !own.has(id))
  await add(trx, uid, fresh.reverse(), now)
}

/** Oldest first. */
async function add(
  trx: Transaction<Database>,
  uid: string,
  productIds: readonly number[],
  now: Date
): Promise<void> {
  if (productIds.length === 0) return
  const { count } = await trx
    .selectFrom('favorite')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', uid)
    .executeTakeFirstOrThrow()
  if (count + productIds.length > FAVORITES_MAX) {
    throw new HttpError(409, favoritesMessages.tooMany(FAVORITES_MAX))
  }
  await trx
    .insertInto('favorite')
    .values(productIds.map(id => ({ user_id: uid, product_id: id, added_at: now })))
    .execute()
}

async function existingOf(db: Kysely<Database>, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ id }) => id)
}

/** Two devices of one account take turns: a toggle counts from what the other has left. */
const lockAccount = (trx: Transaction<Database>, uid: string) =>
  trx.selectFrom('app_user').select('id').where('id', '=', uid).forUpdate().execute()
