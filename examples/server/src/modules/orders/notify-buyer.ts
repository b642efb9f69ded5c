import type { Selectable, Transaction } from 'kysely'

import type { OrdersTable, StatusCode } from '../../db/schema/orders.ts'
import type { Database } from '../../db/schema.ts'
import { writeOrderLetter } from '../letters/write-letter.ts'
import { type NotificationText, type Notifier, notify } from '../notifications/notify.ts'
import { ORDER_NOTIFICATIONS } from './order-notifications.ts'

type BuyersOrder = Pick<Selectable<OrdersTable>, 'id' | 'number' | 'user_id' | 'recipient'>

/** What a buyer has to know of outside the shop; of the other steps a member finds a notification. */
const BY_LETTER = ['paid', 'shipping', 'ready', 'cancelled'] as const

type ByLetter = (typeof BY_LETTER)[number]

interface BuyerNotice {
  readonly now: Date
  readonly notifier?: Notifier | undefined
  /** Instead of what is written of the status at any time. */
  readonly words?: NotificationText | undefined
}

/**
 * Tells the buyer of an order's new status in the transaction that writes it: everybody by letter, a
 * member by a notification, too, unless it is he who moves the order.
 */
export async function notifyBuyer(
  trx: Transaction<Database>,
  order: BuyersOrder,
  status: StatusCode,
  { now, notifier, words }: BuyerNotice
): Promise<void> {
  const text = words ?? ORDER_NOTIFICATIONS[status]?.(order.number)
  if (text === undefined) return
  if (isByLetter(status)) await writeOrderLetter(trx, order, { stage: status, ...text }, now)
  if (notifier && order.user_id !== null) {
    await notify(trx, { ...text, userId: order.user_id }, notifier)
  }
}

const isByLetter = (status: StatusCode): status is ByLetter =>
  BY_LETTER.some(each => each === status)
