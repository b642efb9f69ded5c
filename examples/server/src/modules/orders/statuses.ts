import type { OrderStatus } from '@vitrina/core/entities'
import type { Kysely } from 'kysely'

import type { StatusCode } from '../../db/schema/orders.ts'
import type { Database } from '../../db/schema.ts'

const TONES: Readonly<Record<StatusCode, OrderStatus['tone']>> = {
  new: 'waiting',
  paid: 'moving',
  assembling: 'moving',
  shipping: 'moving',
  ready: 'ready',
  done: 'done',
  cancelled: 'cancelled'
}

export interface Statuses {
  /** In the order of an order's life. */
  readonly all: readonly (OrderStatus & { readonly code: StatusCode })[]
  readonly cancellable: readonly string[]
  of(code: StatusCode): OrderStatus
}

export async function readStatuses(db: Kysely<Database>): Promise<Statuses> {
  const rows = await db.selectFrom('order_status').selectAll().orderBy('sort').execute()
  const all = rows.map(({ code, title }) => ({ code, title, tone: TONES[code] }))
  return {
    all,
    cancellable: rows.filter(row => row.can_cancel).map(row => row.code),
    of: code => all.find(status => status.code === code) ?? { code, title: code, tone: TONES[code] }
  }
}
