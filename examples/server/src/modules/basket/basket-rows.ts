import { randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'

export const findBasket = (db: Kysely<Database>, owner: string) =>
  db.selectFrom('basket').selectAll().where('owner', '=', owner).executeTakeFirst()

export type BasketRow = NonNullable<Awaited<ReturnType<typeof findBasket>>>

/** Makes the owner's basket when there is none, and holds it until the transaction ends. */
export const lockBasket = (
  trx: Transaction<Database>,
  owner: string,
  now: Date
): Promise<BasketRow> =>
  trx
    .insertInto('basket')
    .values({ id: randomUUID(), owner, version: 0, promo_code: null, updated_at: now })
    .onConflict(conflict =>
      conflict.column('owner').doUpdateSet(({ ref }) => ({ owner: ref('excluded.owner') }))
    )
    .returningAll()
    .executeTakeFirstOrThrow()

/** Called with the basket held, so that its versions grow in the order of its changes. */
export const touchBasket = (trx: Transaction<Database>, basketId: string, now: Date) =>
  trx
    .updateTable('basket')
    .set({ version: sql<number>`nextval('basket_version')`, updated_at: now })
    .where('id', '=', basketId)
    .execute()

/** Takes lines out. The rows stay with count 0, so that a late intent cannot bring them back. */
export const removeLines = (
  trx: Transaction<Database>,
  basketId: string,
  groupIds: readonly number[]
) =>
  trx
    .updateTable('basket_item')
    .set({ count: 0, clamped: false })
    .where('basket_id', '=', basketId)
    .where('group_id', 'in', groupIds.length === 0 ? [-1] : [...groupIds])
    .where('count', '>', 0)
    .executeTakeFirst()

/** The same for sets. */
export const removeSets = (
  trx: Transaction<Database>,
  basketId: string,
  setIds: readonly string[]
) =>
  trx
    .updateTable('basket_set')
    .set({ count: 0, clamped: false })
    .where('basket_id', '=', basketId)
    .where('set_id', 'in', ['', ...setIds])
    .where('count', '>', 0)
    .executeTakeFirst()
