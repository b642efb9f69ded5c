import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { bonusMessages as messages } from './bonus.messages.ts'
import { enter } from './ledger.ts'

interface ReturnedOrder {
  readonly id: string
  readonly number: string
  readonly user_id: string | null
  readonly goods_kopecks: number
}

interface Returned {
  readonly refundId: string
  /** Worth of all goods of the order that came back so far, kopecks. */
  readonly returned: number
  readonly now: Date
}

/**
 * Bonuses follow goods that are sent back: what they were paid with returns, what they brought
 * leaves, as far as it was not spent meanwhile. Returns the kopecks given back.
 */
export async function refundBonuses(
  trx: Transaction<Database>,
  order: ReturnedOrder,
  { refundId, returned, now }: Returned
): Promise<number> {
  if (order.user_id === null) return 0
  const moved = await sumByKind(trx, order.id)
  const share = (total: number) => shareOf(total, returned, order.goods_kopecks)
  const base = { uid: order.user_id, orderId: order.id, refundId, now }
  const back = share(-moved('held')) - moved('refunded')
  if (back > 0) {
    const title = messages.refunded(order.number)
    await enter(trx, { ...base, kind: 'refunded', amount: back, title })
  }
  const due = share(moved('accrued')) + moved('revoked')
  const taken = Math.min(due, await balanceOf(trx, order.user_id))
  if (taken > 0) {
    const title = messages.revoked(order.number)
    await enter(trx, { ...base, kind: 'revoked', amount: -taken, title })
  }
  return Math.max(0, back)
}

/** Whole bonuses; the last piece brings the rest. */
const shareOf = (total: number, returned: number, goods: number) =>
  returned >= goods ? total : Math.floor((total * returned) / goods / 100) * 100

async function sumByKind(trx: Transaction<Database>, orderId: string) {
  const rows = await trx
    .selectFrom('bonus_entry')
    .select(['kind', 'amount_kopecks'])
    .where('order_id', '=', orderId)
    .execute()
  return (kind: (typeof rows)[number]['kind']) =>
    rows.filter(row => row.kind === kind).reduce((sum, row) => sum + row.amount_kopecks, 0)
}

/** Held from here on: an order that is placed at the same moment waits. */
const balanceOf = async (trx: Transaction<Database>, uid: string) =>
  (
    await trx
      .selectFrom('app_user')
      .select('bonus_kopecks')
      .where('id', '=', uid)
      .forUpdate()
      .executeTakeFirstOrThrow()
  ).bonus_kopecks
