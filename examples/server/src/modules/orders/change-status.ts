import type { Kysely, Transaction } from 'kysely'
import type { StatusCode } from '../../db/schema/orders.ts'
import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { settleBonuses } from '../bonuses/ledger.ts'
import { lockOrder, moveOrder, undoOrder } from './cancel-order.ts'
import { orderMessages as messages } from './order.messages.ts'
import { readStatuses } from './statuses.ts'

/** What a change tells to whoever informs the buyer. */
export interface StatusChange {
  readonly orderId: string
  readonly number: string
  /** Undefined for a guest's order. */
  readonly uid: string | undefined
  readonly status: { readonly code: StatusCode; readonly title: string }
}

interface StatusOrder {
  /** The order's id or its number, «П-200001». */
  readonly order: string
  readonly status: string
  readonly now: Date
  /** Runs after the change is stored: a notification, for example. */
  readonly tell?: (change: StatusChange) => Promise<void>
}

const FINAL: readonly StatusCode[] = ['done', 'cancelled']

/**
 * The shop keeper moves an order: cancelled, it gives back all that it took; paid, its bill is
 * paid. A received or cancelled order does not move any more, and the same status changes nothing.
 */
export async function changeOrderStatus(
  db: Kysely<Database>,
  request: StatusOrder
): Promise<StatusChange> {
  const { change, isMoved } = await db.transaction().execute(trx => move(trx, request))
  if (isMoved) await request.tell?.(change)
  return change
}

async function move(
  trx: Transaction<Database>,
  { order: name, status: wanted, now }: StatusOrder
): Promise<{ change: StatusChange; isMoved: boolean }> {
  const order = await lockOrder(trx, await findId(trx, name))
  const { all } = await readStatuses(trx)
  const status = all.find(({ code }) => code === wanted)
  if (status === undefined) throw new HttpError(422, messages.unknownStatus(wanted))
  const { id, number, user_id } = order
  const change = { orderId: id, number, uid: user_id ?? undefined, status }
  if (order.status === status.code) return { change, isMoved: false }
  if (FINAL.includes(order.status)) throw new HttpError(409, messages.closed)
  if (status.code === 'cancelled') await undoOrder(trx, order, now)
  else await moveOrder(trx, order, { status: status.code, now })
  if (status.code === 'paid') await payBill(trx, id)
  if (status.code === 'done') await settleBonuses(trx, order, status.code, now)
  return { change, isMoved: true }
}

async function findId(trx: Transaction<Database>, name: string): Promise<string> {
  const found = await trx
    .selectFrom('orders')
    .select('id')
    .where(({ eb, cast, ref, or }) =>
      or([eb(cast<string>(ref('id'), 'text'), '=', name.toLowerCase()), eb('number', '=', name)])
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
