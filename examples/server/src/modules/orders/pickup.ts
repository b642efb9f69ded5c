import type { OrderCard } from '@vitrina/core/entities'
import { type Kysely, type Selectable, sql } from 'kysely'

import type { OrdersTable } from '../../db/schema/orders.ts'
import type { Database } from '../../db/schema.ts'
import { dayAfter } from '../delivery/delivery-points.ts'

type OrderRow = Selectable<OrdersTable>

/** How long an order waits where it is collected. */
export const STORAGE_DAYS = 5

const CODE_DIGITS = 4
const HEX = 16

/** Where those of the orders that are ready wait for their buyers; none of an order that is brought. */
export async function readPickups(
  db: Kysely<Database>,
  orders: readonly OrderRow[]
): Promise<ReadonlyMap<string, NonNullable<OrderCard['pickup']>>> {
  const ready = orders.filter(({ status }) => status === 'ready')
  if (ready.length === 0) return new Map()
  const hours = await readHours(
    db,
    ready.map(({ delivery }) => delivery.address)
  )
  const since = await readReadyDays(
    db,
    ready.map(({ id }) => id)
  )
  return new Map(
    ready.flatMap(({ id, delivery: { address } }) => {
      const open = hours.get(address)
      if (open === undefined) return []
      const at = since.get(id)
      const until = at === undefined ? '' : dayAfter(at, STORAGE_DAYS)
      return [[id, { address, hours: open, until, code: pickupCode(id) }]]
    })
  )
}

/** Four digits that the buyer says at the counter: the order's own, so that nobody has to keep them. */
const pickupCode = (orderId: string): string =>
  String(Number.parseInt(orderId.slice(-8), HEX) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')

/** An order keeps its point in words: by them its hours are found, as they are now. */
async function readHours(db: Kysely<Database>, addresses: readonly string[]) {
  const words = sql<string>`title || ', ' || address`
  const rows = await db
    .selectFrom('delivery_point')
    .select(['hours', words.as('words')])
    .where(words, 'in', addresses)
    .execute()
  return new Map(rows.map(row => [row.words, row.hours]))
}

async function readReadyDays(db: Kysely<Database>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('order_event')
    .select(['order_id', 'at'])
    .where('order_id', 'in', ids)
    .where('status', '=', 'ready')
    .orderBy('at')
    .execute()
  return new Map(rows.map(({ order_id, at }) => [order_id, at]))
}
