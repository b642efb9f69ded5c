import type { Transaction } from 'kysely'

import type { StatusCode } from '../../db/schema/orders.ts'
import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { settleBonuses } from '../bonuses/ledger.ts'
import { endCertificates, holdCertificates, isSpent } from '../certificates/end-certificates.ts'
import { issueCertificates } from '../certificates/issue-certificates.ts'
import { oweMoney } from '../money-back/money-back.ts'
import type { NotificationText, Notifier } from '../notifications/notify.ts'
import { returnPromo } from '../promo/promo-codes.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { orderMessages as messages } from './order.messages.ts'
import { readStatuses } from './statuses.ts'
import { returnStock } from './stock.ts'

/** Cancels an order for its buyer: pieces, promo code and bonuses go back, and money waits to. */
export async function cancel(trx: Transaction<Database>, id: string, now: Date): Promise<void> {
  const held = await lockOrder(trx, id)
  if (held.status === 'cancelled') return
  const { cancellable } = await readStatuses(trx)
  if (!cancellable.includes(held.status)) throw new HttpError(409, messages.cannotCancel)
  await undoOrder(trx, held, { now })
}

/** Holds an order till the end of the transaction: payments and cancellations do not cross. */
export const lockOrder = (trx: Transaction<Database>, id: string) =>
  trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

interface Scene {
  readonly now: Date
  readonly notifier?: Notifier | undefined
  /** Instead of what is written of the status at any time. */
  readonly words?: NotificationText
}

type HeldOrder = Awaited<ReturnType<typeof lockOrder>>

/**
 * All that an order took goes back; the order is held already. The certificates that it sold end;
 * where one was spent, nothing can be taken back.
 */
export async function undoOrder(
  trx: Transaction<Database>,
  order: HeldOrder,
  scene: Scene
): Promise<void> {
  const { id } = order
  const sold = await holdCertificates(trx, id)
  if (sold.some(isSpent)) throw new HttpError(409, messages.certificateSpent)
  await endCertificates(
    trx,
    sold.map(({ code }) => code),
    scene.now
  )
  await returnStock(trx, id)
  await returnPromo(trx, id)
  await closeBill(trx, order, scene.now)
  await moveOrder(trx, order, 'cancelled', scene)
}

/**
 * Writes the status, its line in the order's history, and what it does to the bonuses; tells the
 * buyer, unless it is he who moves it.
 */
export async function moveOrder(
  trx: Transaction<Database>,
  order: HeldOrder,
  status: StatusCode,
  { now, notifier, words }: Scene
): Promise<void> {
  await trx.updateTable('orders').set({ status }).where('id', '=', order.id).execute()
  await trx.insertInto('order_event').values({ order_id: order.id, status, at: now }).execute()
  await notifyBuyer(trx, order, status, { now, notifier, words })
  await settleBonuses(trx, order, status, { now, notifier })
  if (status === 'paid' || status === 'done') await issueCertificates(trx, order.id, now)
}

/** Money that was paid waits to go back; a bill that waits cannot be paid any more. */
async function closeBill(
  trx: Transaction<Database>,
  { id, total_kopecks }: HeldOrder,
  now: Date
): Promise<void> {
  const bills = trx.updateTable('bill').where('order_id', '=', id)
  const { numUpdatedRows } = await bills
    .set({ status: 'refunded' })
    .where('status', '=', 'paid')
    .executeTakeFirst()
  await bills.set({ status: 'declined' }).where('status', '=', 'waiting').execute()
  const isPaid = numUpdatedRows > 0n || (await wasPaid(trx, id))
  if (!isPaid || total_kopecks === 0) return
  const owed = { orderId: id, paymentId: null, kopecks: total_kopecks, now }
  await oweMoney(trx, { ...owed, reason: 'cancelled' })
}

/** By invoice or in cash the keeper says so. */
async function wasPaid(trx: Transaction<Database>, orderId: string): Promise<boolean> {
  const event = await trx
    .selectFrom('order_event')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'paid')
    .executeTakeFirst()
  return event !== undefined
}
