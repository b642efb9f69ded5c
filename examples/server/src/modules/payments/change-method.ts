import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Visitor } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import { lockOrder } from '../orders/cancel-order.ts'
import { type Payer, refuseOnReceipt, requirePayment } from '../orders/payment-of-order.ts'
import { requireOrder } from '../orders/read-orders.ts'
import { paymentMessages as messages } from './payment.messages.ts'

interface Change {
  readonly orderId: string
  readonly method: string
  readonly visitor: Visitor
  readonly payer: Payer
}

/**
 * Writes another way to pay a new order. Its bill stays whatever the way: money that is still on its
 * way from the bank finds it.
 */
export async function changeMethod(
  trx: Transaction<Database>,
  { orderId, method, visitor, payer }: Change
): Promise<void> {
  const { id } = await requireOrder(trx, orderId, visitor)
  const order = await lockOrder(trx, id)
  const bill = await trx
    .selectFrom('bill')
    .select(['id', 'status'])
    .where('order_id', '=', id)
    .executeTakeFirst()
  const isPaid = bill?.status === 'paid' || bill?.status === 'refunded'
  if (order.status !== 'new' || isPaid) throw new HttpError(409, messages.tooLate)
  const payment = await requirePayment(trx, method, payer)
  if (order.delivery.address === '') refuseOnReceipt(payment, payer)
  await trx
    .updateTable('orders')
    .set({ payment_method: payment.id, payment_title: payment.title })
    .where('id', '=', id)
    .execute()
  if (payment.is_online && order.total_kopecks > 0) await openBill(trx, id, order.total_kopecks)
}

const openBill = (trx: Transaction<Database>, orderId: string, amount: number) =>
  trx
    .insertInto('bill')
    .values({ id: randomUUID(), order_id: orderId, amount_kopecks: amount, status: 'waiting' })
    .onConflict(conflict => conflict.column('order_id').doUpdateSet({ status: 'waiting' }))
    .execute()
