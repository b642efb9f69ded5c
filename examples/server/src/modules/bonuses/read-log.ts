import type { BonusBalance } from '@vitrina/core'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'

interface Page {
  readonly uid: string
  readonly page: number
  readonly limit: number
}

/** A page of the changes of a member's balance, the newest first. */
export async function readLog(
  db: Kysely<Database>,
  { uid, page, limit }: Page
): Promise<Pick<BonusBalance, 'bonusLog' | 'meta'>> {
  const { total } = await db
    .selectFrom('bonus_entry')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('user_id', '=', uid)
    .executeTakeFirstOrThrow()
  const rows = await readEntries(db, { uid, page, limit })
  return {
    bonusLog: rows.map(row => ({
      id: row.id,
      at: row.at.toISOString(),
      kind: row.kind,
      title: row.title,
      value: row.amount_kopecks / 100,
      orderId: row.order_id,
      orderNumber: row.number
    })),
    meta: { page, limit, total, pages: Math.ceil(total / limit) }
  }
}

const readEntries = (db: Kysely<Database>, { uid, page, limit }: Page) =>
  db
    .selectFrom('bonus_entry')
    .leftJoin('orders', 'orders.id', 'bonus_entry.order_id')
    .where('bonus_entry.user_id', '=', uid)
    .orderBy('at', 'desc')
    .orderBy('bonus_entry.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .select(['bonus_entry.id', 'at', 'kind', 'title', 'amount_kopecks', 'order_id'])
    .select('orders.number')
    .execute()
