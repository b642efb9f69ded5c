import { formatPrice } from '@vitrina/core'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { type RaffleRow, statusOf } from './raffle-rows.ts'
import { raffleMessages as messages } from './raffles.messages.ts'

const KOPECKS = 100

export interface Refusal {
  readonly status: 403 | 409
  readonly message: string
}

/** Why the account may not take part now; undefined when it may. */
export async function refusalFor(
  db: Kysely<Database>,
  { raffle, uid, now }: { readonly raffle: RaffleRow; readonly uid: string; readonly now: Date }
): Promise<Refusal | undefined> {
  const status = statusOf(raffle, now)
  if (status !== 'open') return { status: 409, message: messages[status] }
  if (await hasOrder(db, raffle, uid)) return undefined
  const price = formatPrice(raffle.min_order_kopecks / KOPECKS)
  return { status: 403, message: messages.needOrder(price) }
}

async function hasOrder(db: Kysely<Database>, raffle: RaffleRow, uid: string): Promise<boolean> {
  if (raffle.min_order_kopecks === 0) return true
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', uid)
    .where('status', '<>', 'cancelled')
    .where('total_kopecks', '>=', raffle.min_order_kopecks)
    .where('created_at', '>=', raffle.starts_at)
    .where('created_at', '<', raffle.ends_at)
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}
