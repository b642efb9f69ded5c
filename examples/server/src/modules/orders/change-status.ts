import type { Kysely, Transaction } from 'kysely'

import type { StatusCode } from '../../db/schema/orders.ts'
import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { announcing } from '../notifications/announcing.ts'
import type { Notifier } from '../notifications/notify.ts'
import { lockOrder, moveOrder, undoOrder } from './cancel-order.ts'
import { orderMessages as messages } from './order.messages.ts'
import { orderNumber } from './order-number.ts'
import { readStatuses } from './statuses.ts'

/** What was moved, and to where. */
interface StatusChange {
  readonly orderId: string
  readonly number: string
  readonly status: { readonly code: StatusCode; readonly title: string }
}

interface StatusOrder {
  /** The order's id or its number, «П-200001». */
  readonly order: string
  readonly status: string
  readonly now: Date
  /** Carries the notification to the buyer who is on the site. */
  readonly live?: Notifier['live']
}

const FINAL: readonly StatusCode[] = ['done', 'cancelled']

/**
 * The shop keeper moves an order: cancelled, it gives back all that it took; paid, its bill is
 * paid. A received or cancelled order does not move any more, and the same status changes nothing.
 */
export const changeOrderStatus = (
  db: Kysely<Database>,
  request: StatusOrder
): Promise<StatusChange> => announcing(db, request, (trx, notifier) => move(trx, request, notifier))

async function move(
  trx: Transaction<Database>,
  { order: name, status: wanted, now }: StatusOrder,
  notifier: Notifier
): Promise<StatusChange> {
  const order = await lockOrder(trx, await findId(trx, name))
  const { all } = await readStatuses(trx)
  const status = all.find(({ code }) => code === wanted)
  if (status === undefined) throw new HttpError(422, messages.unknownStatus(wanted))
  const change = { orderId: order.id, number: order.number, status }
  if (order.status === status.code) return change
  if (FINAL.includes(order.status)) throw new HttpError(409, messages.closed)
  if (status.code === 'cancelled') await undoOrder(trx, order, { now, notifier })
  else await moveOrder(trx, order, status.code, { now, notifier })
  if (status.code === 'paid') await payBill(trx, order.id)
  return change
}

async function findId(trx: Transaction<Database>, name: string): Promise<string> {
  const found = await trx
    .selectFrom('orders')
    .select('id')
    .where(({ eb, cast, ref, or }) =>
      or([
        eb(cast<string>(ref('id'), 'text'), '=', name.toLowerCase()),
        eb('number', '=', orderNumber(name))
      ])
    )
    .executeTakeFirst()
  if (found === undefined) throw new HttpError(404, messages.notFound)
  return found.id
}

const payBill = (trx: Transaction<Database>, orderId: string) =>
  trx
    .updateTable('bill')
    .set({ status: 'paid' })
    .where('order_id', '=', orderId)
    .where('status', 'in', ['waiting', 'declined'])
    .execute()
