import type { Order, OrderForm } from '@vitrina/core/entities'
import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Call } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireOwner } from '../basket/owner.ts'
import { readPricedBasket } from '../basket/priced-basket.ts'
import { needsDelivery } from '../basket/sums.ts'
import { writeOrderLetter } from '../letters/write-letter.ts'
import { startMailing } from '../mailing/start-mailing.ts'
import { writeRestockLetters } from '../restock/restock-letters.ts'
import { tidyPersonal } from '../users/personal-fields.ts'
import { cancel } from './cancel-order.ts'
import { hashRequest, requireKey } from './claim-key.ts'
import { countOrders, listOrders } from './list-orders.ts'
import { orderMessages } from './order.messages.ts'
import { checkOrderForm } from './order-form.ts'
import { payerOf } from './payment-of-order.ts'
import { placeOrder } from './place-order.ts'
import { previewRepeat } from './preview-repeat.ts'
import { findOwnOrder, requireOrder, toOrder } from './read-orders.ts'
import { repeat } from './repeat-order.ts'
import { requireActor } from './require-actor.ts'

export const orderHandlers = {
  listOrders,
  countOrders,

  viewOrder: ({ query }, call) => view(query.orderId, call),

  isOwnOrder: async ({ query }, { db, visitor }) => ({
    isOwn: (await findOwnOrder(db, query.orderId, visitor)) !== undefined
  }),

  async createOrder({ body }, call) {
    const key = requireKey(call)
    const { expectedPrice, ...form } = body
    checkOrderForm(form, await isSent(form, call), call)
    const { visitor, settings, limits } = call
    const personalData = tidyPersonal(form.personalData, settings.shop)
    return call.db.transaction().execute(async trx => {
      const { orderId, isNew } = await placeOrder(trx, {
        form: { ...form, personalData },
        expectedPrice,
        visitor,
        payer: payerOf(visitor, settings),
        key,
        requestHash: hashRequest(body),
        now: call.now(),
        spend: () => limits.spend('order', requireOwner(visitor))
      })
      const order = await view(orderId, { ...call, db: trx })
      const { email } = order.recipient
      if (isNew && (await mayWrite(email, call))) {
        await confirmByLetter(trx, order, call.now())
        if (form.mailing) await startMailing(trx, email, call)
      }
      return order
    })
  },

  async cancelOrder({ body }, call) {
    const { id } = await requireActor(call, body)
    await call.db.transaction().execute(trx => cancel(trx, id, call.now()))
    // What he gives back may be what another waits for.
    call.afterCommit(() => writeRestockLetters(call))
    return toOrder(call.db, await requireActor(call, body), call.now())
  },

  async previewRepeat({ query }, { db, visitor }) {
    const { id } = await requireOrder(db, query.orderId, visitor)
    return { data: await previewRepeat(db, id, visitor.priceRole) }
  },

  async repeatOrder({ body: { orderId } }, call) {
    const { id } = await requireOrder(call.db, orderId, call.visitor)
    const scope = {
      owner: requireOwner(call.visitor),
      priceRole: call.visitor.priceRole,
      now: call.now()
    }
    return call.db.transaction().execute(trx => repeat(trx, id, scope))
  }
} satisfies Partial<Handlers>

/** Nobody has proven the mailbox of a guest's order: it might be a stranger's, and is not filled. */
async function mayWrite(email: string, { limits, visitor }: Call): Promise<boolean> {
  if (visitor.uid !== undefined) return true
  return limits.spend('guestLetter', email.toLowerCase()).then(
    () => true,
    () => false
  )
}

const confirmByLetter = (trx: Transaction<Database>, order: Order, now: Date) =>
  writeOrderLetter(
    trx,
    order,
    { stage: 'new', title: orderMessages.placed(order.number), body: '' },
    now
  )

/** Without a delivery only what needs none is ordered; the order itself looks again. */
async function isSent({ personalDelivery }: OrderForm, { db, visitor, now }: Call) {
  if (personalDelivery.method !== '') return true
  const scope = { owner: requireOwner(visitor), priceRole: visitor.priceRole, now: now() }
  return needsDelivery((await readPricedBasket(db, scope)).lines)
}

async function view(orderId: string, { db, visitor, now }: Call): Promise<Order> {
  return toOrder(db, await requireOrder(db, orderId, visitor), now())
}
