import type { Handlers } from '../../http/handlers.ts'
import { createDemoPayment } from '../../providers/payment/demo-payment.ts'
import { deriveKey } from '../auth/derive-key.ts'
import { payerOf, toPaymentMethod } from '../orders/payment-of-order.ts'
import { requireOrder } from '../orders/read-orders.ts'
import { openPayment } from './open-payment.ts'

export const paymentHandlers = {
  async listPaymentMethods(_, { db, visitor }) {
    const rows = await db.selectFrom('payment_method').selectAll().orderBy('sort').execute()
    return { data: rows.map(row => toPaymentMethod(row, payerOf(visitor))) }
  },

  async createPaymentUrl({ body: { billId } }, { db, visitor, settings, now }) {
    const { publicUrl, secret } = settings
    const provider = createDemoPayment({ db, publicUrl, key: deriveKey(secret, 'bank'), now })
    return { url: await openPayment(db, provider, { billId, visitor, publicUrl, now: now() }) }
  },

  async getPaymentStatus({ query }, { db, visitor }) {
    const { id } = await requireOrder(db, query.orderId, visitor)
    const bill = await db
      .selectFrom('bill')
      .select('status')
      .where('order_id', '=', id)
      .executeTakeFirst()
    return { status: bill?.status ?? 'none' }
  }
} satisfies Partial<Handlers>
