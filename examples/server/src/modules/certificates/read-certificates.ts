import type { Order } from '@vitrina/core/entities'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'

/** The certificates that an order sold, in the order of their sums. */
export async function readSold(
  db: Kysely<Database>,
  orderId: string
): Promise<NonNullable<Order['certificates']>> {
  const rows = await db
    .selectFrom('certificate')
    .innerJoin('promo', 'promo.code', 'certificate.code')
    .selectAll('certificate')
    .select('promo.expires_at')
    .where('order_id', '=', orderId)
    .orderBy('certificate.amount_kopecks')
    .orderBy('certificate.code')
    .execute()
  return rows.map(row => ({
    number: row.code,
    amount: row.amount_kopecks / 100,
    left: row.balance_kopecks / 100,
    expiresAt: row.expires_at?.toISOString() ?? '',
    isEnded: row.ended_at !== null || row.refund_id !== null
  }))
}

/** What is left on the certificate that an order was paid with; nothing where it was another code. */
export async function readLeft(
  db: Kysely<Database>,
  code: string | null
): Promise<Pick<Order, 'certificateLeft'>> {
  const row = await db
    .selectFrom('certificate')
    .select('balance_kopecks')
    .where('code', '=', code ?? '')
    .executeTakeFirst()
  return row === undefined ? {} : { certificateLeft: row.balance_kopecks / 100 }
}

/** Those of the orders whose certificates somebody has paid with: none of them can be cancelled. */
export async function findSpent(
  db: Kysely<Database>,
  orderIds: readonly string[]
): Promise<ReadonlySet<string | null>> {
  const rows = await db
    .selectFrom('certificate')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .whereRef('balance_kopecks', '<', 'amount_kopecks')
    .execute()
  return new Set(rows.map(({ order_id }) => order_id))
}
