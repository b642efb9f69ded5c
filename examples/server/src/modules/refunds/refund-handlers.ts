import { HttpError } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireOrder } from '../orders/read-orders.ts'
import { readRefunds } from '../orders/read-refunds.ts'
import { createRefund } from './create-refund.ts'
import { refundMessages as messages } from './refund.messages.ts'

export const refundHandlers = {
  async createRefund({ body }, { db, visitor, limits, now }) {
    const order = await requireOrder(db, body.orderId, visitor)
    await limits.spend('form', visitor.ip)
    const id = await db
      .transaction()
      .execute(trx => createRefund(trx, body, { visitor, now: now() }))
    const refund = (await readRefunds(db, order)).find(known => known.id === id)
    if (refund === undefined) throw new HttpError(404, messages.notFound)
    return refund
  }
} satisfies Partial<Handlers>
