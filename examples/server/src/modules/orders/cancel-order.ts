import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Visitor } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import { giveBonuses } from '../bonuses/bonuses.ts'
import { returnPromo } from '../promo/promo-codes.ts'
import { orderMessages as messages } from './order.messages.ts'
import { requireOrder } from './read-orders.ts'
import { readStatuses } from './statuses.ts'
import { returnStock } from './stock.ts'

/** Cancels the visitor's own order: pieces, promo code, bonuses and money go back. */
export async function cancel(
  trx: Transaction<Database>,
  orderId: string,
  { visitor, now }: { visitor: Visitor; now: Date }
): Promise<void> {
  const { id, user_id, bonus_kopecks } = await requireOrder(trx, orderId, visitor)
  const held = await trx
    .selectFrom('orders')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (held.status === 'cancelled') return
  const { cancellable } = await readStatuses(trx)
  if (!cancellable.includes(held.status)) throw new HttpError(409, messages.cannotCancel)
  await returnStock(trx, id)
  await returnPromo(trx, id)
  await giveBonuses(trx, user_id ?? undefined, bonus_kopecks)
  await closeBill(trx, id)
  await trx.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', id).execute()
  await trx
    .insertInto('order_event')
    .values({ order_id: id, status: 'cancelled', at: now })
    .execute()
}

/** Money that was paid goes back; a bill that waits cannot be paid any more. */
async function closeBill(trx: Transaction<Database>, orderId: string): Promise<void> {
  const bills = trx.updateTable('bill').where('order_id', '=', orderId)
  await bills.set({ status: 'refunded' }).where('status', '=', 'paid').execute()
  await bills.set({ status: 'declined' }).where('status', '=', 'waiting').execute()
}
