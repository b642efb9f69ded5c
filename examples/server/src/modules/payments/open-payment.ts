import { randomUUID } from 'node:crypto'
import { placedOrderPath } from '@vitrina/core/orders'
import { isUuid } from '@vitrina/core/platform'
import type { Kysely, Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Visitor } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import type { PaymentProvider } from '../../providers/payment/payment-provider.ts'
import { requireOrder } from '../orders/read-orders.ts'
import { paymentMessages as messages } from './payment.messages.ts'

/** Shorter than the bank's own page lives. */
const PAGE_LIFE_MS = 30 * 60_000
export interface OpenPayment {
  readonly billId: string
  readonly visitor: Visitor
  readonly publicUrl: string
  readonly now: Date
}

/**
 * The bank's page for a bill. The payment is written first and the bank asked afterwards, outside
 * the transaction: asked twice, it answers with the same page.
 */
export async function openPayment(
  db: Kysely<Database>,
  provider: PaymentProvider,
  request: OpenPayment
): Promise<string> {
  const bill = await requireBill(db, request)
  const payment = await db
    .transaction()
    .execute(trx => takePayment(trx, { ...bill, now: request.now }))
  const url = await provider.open({
    reference: payment.id,
    amount: bill.amount,
    title: messages.title(bill.number),
    // From the settings, never from the request: nobody is sent elsewhere.
    returnUrl: request.publicUrl + placedOrderPath(bill.orderId, bill.number)
  })
  await db.updateTable('payment').set({ url }).where('id', '=', payment.id).execute()
  return url
}

interface Bill {
  readonly id: string
  readonly amount: number
  readonly orderId: string
  readonly number: string
}

/** Found only by the buyer of its order. */
async function requireBill(db: Kysely<Database>, { billId, visitor }: OpenPayment): Promise<Bill> {
  const bill = isUuid(billId)
    ? await db.selectFrom('bill').selectAll().where('id', '=', billId).executeTakeFirst()
    : undefined
  if (bill === undefined) throw new HttpError(404, messages.noBill)
  const { id, number } = await requireOrder(db, bill.order_id, visitor)
  return { id: bill.id, amount: bill.amount_kopecks, orderId: id, number }
}

/** The open payment of a bill, or a new one; a paid bill has none. */
async function takePayment(
  trx: Transaction<Database>,
  { id, orderId, now }: Bill & { readonly now: Date }
): Promise<{ readonly id: string }> {
  const order = await trx
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (order.status === 'cancelled') throw new HttpError(409, messages.orderCancelled)
  const bill = await trx
    .selectFrom('bill')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (bill.status === 'paid' || bill.status === 'refunded') {
    throw new HttpError(409, messages.alreadyPaid)
  }
  const open = await trx
    .selectFrom('payment')
    .select(['id', 'created_at'])
    .where('bill_id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (open !== undefined && now.getTime() - open.created_at.getTime() < PAGE_LIFE_MS) return open
  return replacePayment(trx, id, now)
}

async function replacePayment(trx: Transaction<Database>, billId: string, now: Date) {
  const payments = trx.updateTable('payment').where('bill_id', '=', billId)
  await payments.set({ status: 'declined' }).where('status', '=', 'open').execute()
  await trx.updateTable('bill').set({ status: 'waiting' }).where('id', '=', billId).execute()
  return trx
    .insertInto('payment')
    .values({ id: randomUUID(), bill_id: billId, status: 'open', url: '', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
}
