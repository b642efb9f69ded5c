import type { BonusBalance } from '@vitrina/core/entities'
import type { Kysely } from 'kysely'

import { countRows } from '../../db/count-rows.ts'
import type { Database } from '../../db/schema.ts'
import { type PageWindow, pagingMeta } from '../../http/paging.ts'

/** A page of the changes of a member's balance, the newest first. */
export async function readLog(
  db: Kysely<Database>,
  uid: string,
  window: PageWindow
): Promise<Pick<BonusBalance, 'bonusLog' | 'meta'>> {
  const total = await countRows(db.selectFrom('bonus_entry').where('user_id', '=', uid))
  const rows = await readEntries(db, uid, window)
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
    meta: pagingMeta(window, total)
  }
}

const readEntries = (db: Kysely<Database>, uid: string, window: PageWindow) =>
  db
    .selectFrom('bonus_entry')
    .leftJoin('orders', 'orders.id', 'bonus_entry.order_id')
    .where('bonus_entry.user_id', '=', uid)
    .orderBy('at', 'desc')
    .orderBy('bonus_entry.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .select(['bonus_entry.id', 'at', 'kind', 'title', 'amount_kopecks', 'order_id'])
    .select('orders.number')
    .execute()
