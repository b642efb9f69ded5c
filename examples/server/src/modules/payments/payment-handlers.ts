import { deriveKey } from '../../db/derive-key.ts'
import type { Handlers } from '../../http/handlers.ts'
import { createDemoPayment } from '../../providers/payment/demo-payment.ts'
import { payerOf, toPaymentMethod } from '../orders/payment-of-order.ts'
import { requireOrder, toCards, toOrder } from '../orders/read-orders.ts'
import { changeMethod } from './change-method.ts'
import { openPayment } from './open-payment.ts'

export const paymentHandlers = {
  async listPaymentMethods(_, { db, visitor }) {
    const rows = await db.selectFrom('payment_method').selectAll().orderBy('sort').execute()
    const payer = payerOf(visitor)
    const hasInvoice = rows.some(({ code }) => code === 'invoice')
    return { data: rows.map(row => toPaymentMethod(row, { payer, hasInvoice })) }
  },

  async createPaymentUrl({ body: { billId } }, { db, visitor, settings, now }) {
    const { publicUrl, secret } = settings
    const provider = createDemoPayment({ db, publicUrl, key: deriveKey(secret, 'bank'), now })
    return { url: await openPayment(db, provider, { billId, visitor, publicUrl, now: now() }) }
  },

  async getPaymentStatus({ query }, { db, visitor }) {
    const [card] = await toCards(db, [await requireOrder(db, query.orderId, visitor)])
    return { status: card?.payment.status ?? 'none' }
  },

  async changePaymentMethod({ body }, { db, visitor, now }) {
    await db.transaction().execute(trx => changeMethod(trx, { ...body, visitor }))
    return toOrder(db, await requireOrder(db, body.orderId, visitor), now())
  }
} satisfies Partial<Handlers>
