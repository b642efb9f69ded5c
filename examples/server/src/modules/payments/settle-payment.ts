import { isUuid } from '@vitrina/core/platform'
import type { Transaction } from 'kysely'

import type { BillTable } from '../../db/schema/orders.ts'
import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import type { PaymentEvent } from '../../providers/payment/payment-provider.ts'
import { issueCertificates } from '../certificates/issue-certificates.ts'
import { moneyBackMessages } from '../money-back/money-back.messages.ts'
import { oweMoney, report } from '../money-back/money-back.ts'
import type { Notifier } from '../notifications/notify.ts'
import { lockOrder, moveOrder } from '../orders/cancel-order.ts'
import { paymentMessages as messages } from './payment.messages.ts'

type BillStatus = BillTable['status']

interface Scene {
  readonly now: Date
  /** Tells a member who is on the site. */
  readonly notifier: Notifier
}

/** Applies what the bank told, each event once and only for the sum of its bill (R15). */
export async function settlePayment(
  trx: Transaction<Database>,
  event: PaymentEvent,
  scene: Scene
): Promise<void> {
  const payment = await lockPayment(trx, event)
  const isNew = await keepEvent(trx, event, payment.paymentId, scene.now)
  if (!isNew) return
  if (event.result === 'paid') return accept(trx, payment, scene)
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

async function accept(trx: Transaction<Database>, payment: Payment, scene: Scene): Promise<void> {
  const { paymentId, billId, orderId, orderStatus, paymentStatus } = payment
  // The bank may tell of one payment twice.
  if (paymentStatus === 'paid') return
  await trx.updateTable('payment').set({ status: 'paid' }).where('id', '=', paymentId).execute()
  // The money of a cancelled order goes back.
  const result = orderStatus === 'cancelled' ? 'refunded' : 'paid'
  const isMoved = await moveBill(trx, billId, ['waiting', 'declined'], result)
  if (!isMoved || orderStatus === 'cancelled') return keepForReturn(trx, payment, scene)
  if (orderStatus === 'new') {
    await moveOrder(trx, await lockOrder(trx, orderId), 'paid', scene)
  } else await issueCertificates(trx, orderId, scene.now)
}

/** Money that nobody asked for waits to be given back; its buyer hears so. */
async function keepForReturn(
  trx: Transaction<Database>,
  { paymentId, orderId, orderStatus, amount_kopecks: kopecks }: Payment,
  scene: Scene
): Promise<void> {
  const reason = orderStatus === 'cancelled' ? 'late' : 'twice'
  await oweMoney(trx, { orderId, paymentId, kopecks, reason, now: scene.now })
  const words = reason === 'late' ? moneyBackMessages.paidLate : moneyBackMessages.paidTwice
  await report(trx, { orderId, words, kopecks }, scene)
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
  const found = isUuid(reference)
    ? await trx
        .selectFrom('payment')
        .innerJoin('bill', 'bill.id', 'payment.bill_id')
        .innerJoin('orders', 'orders.id', 'bill.order_id')
        .where('payment.id', '=', reference)
        .select([
          'payment.id as paymentId',
          'payment.status as paymentStatus',
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
