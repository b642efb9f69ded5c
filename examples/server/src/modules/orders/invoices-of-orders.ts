import type { OrderCard } from '@vitrina/core/entities'
import type { Kysely, Selectable } from 'kysely'

import type { OrdersTable } from '../../db/schema/orders.ts'
import type { Database } from '../../db/schema.ts'
import { readShopRules } from '../basket/shop-rules.ts'
import { dayAfter } from '../delivery/delivery-points.ts'

type OrderRow = Selectable<OrdersTable>
type Payment = Pick<OrderCard['payment'], 'status' | 'payUntil'>

/**
 * How orders by invoice are paid: a new one waits for its term, one that the keeper has called paid is
 * paid; of any other nobody knows. Says nothing of orders that are paid in another way.
 */
export async function readInvoices(
  db: Kysely<Database>,
  orders: readonly OrderRow[],
  isByInvoice: (order: OrderRow) => boolean
): Promise<ReadonlyMap<string, Payment>> {
  const own = orders.filter(order => isByInvoice(order) && order.total_kopecks > 0)
  if (own.length === 0) return new Map()
  const { invoiceDays } = await readShopRules(db)
  const paid = await readPaid(
    db,
    own.map(({ id }) => id)
  )
  return new Map(
    own.flatMap(({ id, status, created_at }): [string, Payment][] => {
      if (status === 'cancelled') return []
      if (paid.has(id)) return [[id, { status: 'paid' }]]
      if (status !== 'new') return []
      return [[id, { status: 'waiting', payUntil: dayAfter(created_at, invoiceDays) }]]
    })
  )
}

async function readPaid(
  db: Kysely<Database>,
  ids: readonly string[]
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('order_event')
    .select('order_id')
    .where('order_id', 'in', ids)
    .where('status', '=', 'paid')
    .execute()
  return new Set(rows.map(({ order_id }) => order_id))
}
