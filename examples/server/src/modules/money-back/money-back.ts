import { formatPrice } from '@vitrina/core'
import { type Kysely, sql, type Transaction } from 'kysely'

import type { MoneyBackTable } from '../../db/schema/orders.ts'
import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { writeOrderLetter } from '../letters/write-letter.ts'
import { announcing } from '../notifications/announcing.ts'
import { type Notifier, notify } from '../notifications/notify.ts'
import { moneyBackMessages as messages } from './money-back.messages.ts'

interface Owed {
  readonly orderId: string
  /** The payment that came for nothing; null where the order was cancelled after its payment. */
  readonly paymentId: string | null
  readonly kopecks: number
  readonly reason: MoneyBackTable['reason']
  readonly now: Date
}

/** Writes down that money of an order has to go back. Nothing is given back by that. */
export const oweMoney = (
  trx: Transaction<Database>,
  { orderId, paymentId, kopecks, reason, now }: Owed
) =>
  trx
    .insertInto('money_back')
    .values({
      order_id: orderId,
      payment_id: paymentId,
      amount_kopecks: kopecks,
      reason,
      owed_at: now
    })
    .onConflict(conflict => conflict.column('payment_id').doNothing())
    .execute()

/** The kopecks that wait to go back, by order. */
export async function readOwed(
  db: Kysely<Database>,
  orderIds: readonly string[]
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('money_back')
    .select(['order_id', ({ fn }) => fn.sum<number>('amount_kopecks').as('kopecks')])
    .where('order_id', 'in', orderIds)
    .where('returned_at', 'is', null)
    .groupBy('order_id')
    .execute()
  return new Map(rows.map(({ order_id, kopecks }) => [order_id, Number(kopecks)]))
}

/** What the keeper has to give back, the oldest first. */
export const listOwed = (db: Kysely<Database>, limit: number) =>
  db
    .selectFrom('money_back')
    .innerJoin('orders', 'orders.id', 'money_back.order_id')
    .select(['money_back.id', 'orders.number', 'reason', 'amount_kopecks', 'owed_at'])
    .select(['orders.recipient', 'orders.payment_title'])
    .where('returned_at', 'is', null)
    .orderBy('owed_at')
    .orderBy('money_back.id')
    .limit(limit)
    .execute()

interface Returned {
  readonly number: string
  readonly now: Date
  readonly live?: Notifier['live']
}

/**
 * The keeper has given an order's money back: from now on its buyer reads so. Returns the kopecks; an
 * order that nothing is owed of is refused with 404.
 */
export const returnMoney = (
  db: Kysely<Database>,
  { number, ...scene }: Returned
): Promise<number> =>
  announcing(db, scene, async (trx, notifier) => {
    const rows = await trx
      .updateTable('money_back')
      .set({ returned_at: scene.now })
      .where('returned_at', 'is', null)
      .where('order_id', 'in', ({ selectFrom }) =>
        selectFrom('orders')
          .select('orders.id')
          .where(sql`upper(number)`, '=', number.toUpperCase())
      )
      .returning(['order_id', 'amount_kopecks'])
      .execute()
    const [first] = rows
    if (first === undefined) throw new HttpError(404, messages.nothingOwed)
    const kopecks = rows.reduce((sum, { amount_kopecks }) => sum + amount_kopecks, 0)
    const notice = { orderId: first.order_id, words: messages.returned, kopecks }
    await report(trx, notice, { now: scene.now, notifier })
    return kopecks
  })

interface RefundNotice {
  readonly orderId: string
  readonly words: (
    number: string,
    price: string
  ) => { readonly title: string; readonly body: string }
  readonly kopecks: number
}

/** A letter to the buyer, and a notice to the member whose order it is. */
export async function report(
  trx: Transaction<Database>,
  { orderId, words, kopecks }: RefundNotice,
  { now, notifier }: { readonly now: Date; readonly notifier: Notifier }
): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'number', 'user_id', 'recipient'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { title, body } = words(order.number, formatPrice(kopecks / 100))
  await writeOrderLetter(trx, order, { stage: 'refund', title, body }, now)
  if (order.user_id === null) return
  await notify(trx, { typeCode: 'order', userId: order.user_id, title, body }, notifier)
}
