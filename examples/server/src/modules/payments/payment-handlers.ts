import { HttpError } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { openBank } from '../../providers/payment/open-bank.ts'
import { listMethods, payerOf } from '../orders/payment-of-order.ts'
import { requireOrder, toCards, toOrder } from '../orders/read-orders.ts'
import { changeMethod } from './change-method.ts'
import { openPayment } from './open-payment.ts'
import { paymentMessages as messages } from './payment.messages.ts'

export const paymentHandlers = {
  async listPaymentMethods(_, { db, visitor, settings }) {
    return { data: await listMethods(db, payerOf(visitor, settings)) }
  },

  async createPaymentUrl({ body: { billId } }, { db, visitor, settings, now }) {
    const { publicUrl } = settings
    const bank = openBank({ db, settings, now })
    if (bank === undefined) throw new HttpError(409, messages.noBank)
    return { url: await openPayment(db, bank, { billId, visitor, publicUrl, now: now() }) }
  },

  async getPaymentStatus({ query }, { db, visitor }) {
    const [card] = await toCards(db, [await requireOrder(db, query.orderId, visitor)])
    return { status: card?.payment.status ?? 'none' }
  },

  async changePaymentMethod({ body }, { db, visitor, settings, now }) {
    const payer = payerOf(visitor, settings)
    await db.transaction().execute(trx => changeMethod(trx, { ...body, visitor, payer }))
    return toOrder(db, await requireOrder(db, body.orderId, visitor), now())
  }
} satisfies Partial<Handlers>
