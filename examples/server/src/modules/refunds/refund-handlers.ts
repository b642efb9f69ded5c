import { HttpError } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { spendForm } from '../../http/spend-form.ts'
import { readRefunds } from '../orders/read-refunds.ts'
import { requireActor } from '../orders/require-actor.ts'
import { createRefund } from './create-refund.ts'
import { refundMessages as messages } from './refund.messages.ts'

export const refundHandlers = {
  async createRefund({ body: { key, ...form } }, call) {
    const { db, visitor, now } = call
    const order = await requireActor(call, { orderId: form.orderId, key })
    await spendForm('refund', call)
    const id = await db
      .transaction()
      .execute(trx => createRefund(trx, form, { visitor, now: now() }))
    const refund = (await readRefunds(db, order)).find(each => each.id === id)
    if (refund === undefined) throw new HttpError(404, messages.notFound)
    return refund
  }
} satisfies Partial<Handlers>
