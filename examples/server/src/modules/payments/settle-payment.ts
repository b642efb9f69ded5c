import type { Transaction } from 'kysely'

import type { BillTable } from '../../db/schema/orders.ts'
import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import type { PaymentEvent } from '../../providers/payment/payment-provider.ts'
import { issueCertificates } from '../certificates/issue-certificates.ts'
import { paymentMessages as messages } from './payment.messages.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type BillStatus = BillTable['status']

/** Applies what the bank told, each event once and only for the sum of its bill (R15). */
export async function settlePayment(
  trx: Transaction<Database>,
  event: PaymentEvent,
  now: Date
): Promise<void> {
  const payment = await lockPayment(trx, event)
  const isNew = await keepEvent(trx, event, payment.paymentId, now)
  if (!isNew) return
  if (event.result === 'paid') return accept(trx, payment, now)
  await decline(trx, payment)
}

type Payment = Awaited<ReturnType<typeof lockPayment>>

/** Says nothing against money that has come already. */
async function decline(trx: Transaction<Database>, { paymentId, billId }: Payment): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('payment')
    .set({ status: 'declined' })
    .where('id', '=', paymentId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await moveBill(trx, billId, ['waiting'], 'declined')
}

async function accept(trx: Transaction<Database>, payment: Payment, now: Date): Promise<void> {
  const { paymentId, billId, orderId, orderStatus } = payment
  await trx.updateTable('payment').set({ status: 'paid' }).where('id', '=', paymentId).execute()
  // The money of a cancelled order goes back.
  const result = orderStatus === 'cancelled' ? 'refunded' : 'paid'
  const isMoved = await moveBill(trx, billId, ['waiting', 'declined'], result)
  if (!isMoved || orderStatus === 'cancelled') return
  if (orderStatus === 'new') {
    await trx.updateTable('orders').set({ status: 'paid' }).where('id', '=', orderId).execute()
    await trx
      .insertInto('order_event')
      .values({ order_id: orderId, status: 'paid', at: now })
      .execute()
  }
  await issueCertificates(trx, orderId, now)
}

async function moveBill(
  trx: Transaction<Database>,
  billId: string,
  from: readonly BillStatus[],
  to: BillStatus
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('bill')
    .set({ status: to })
    .where('id', '=', billId)
    .where('status', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Holds the order, as its cancellation does: the two cannot cross. */
async function lockPayment(trx: Transaction<Database>, { reference, amount }: PaymentEvent) {
  const found = UUID.test(reference)
    ? await trx
        .selectFrom('payment')
        .innerJoin('bill', 'bill.id', 'payment.bill_id')
        .innerJoin('orders', 'orders.id', 'bill.order_id')
        .where('payment.id', '=', reference)
        .select([
          'payment.id as paymentId',
          'bill.id as billId',
          'bill.amount_kopecks',
          'orders.id as orderId',
          'orders.status as orderStatus'
        ])
        .forUpdate('orders')
        .executeTakeFirst()
    : undefined
  if (found === undefined) throw new HttpError(404, messages.unknownPayment)
  if (found.amount_kopecks !== amount) throw new HttpError(422, messages.wrongAmount)
  return found
}

async function keepEvent(
  trx: Transaction<Database>,
  event: PaymentEvent,
  paymentId: string,
  now: Date
): Promise<boolean> {
  const kept = await trx
    .insertInto('payment_event')
    .values({
      provider_event_id: event.eventId,
      payment_id: paymentId,
      result: event.result,
      amount_kopecks: event.amount,
      received_at: now
    })
    .onConflict(conflict => conflict.column('provider_event_id').doNothing())
    .returning('provider_event_id')
    .executeTakeFirst()
  return kept !== undefined
}
