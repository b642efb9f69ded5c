import { DAY_MS } from '@vitrina/core/values'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { AppDeps } from '../../http/adapter.ts'
import { readShopRules } from '../basket/shop-rules.ts'
import { announcing } from '../notifications/announcing.ts'
import { lockOrder, undoOrder } from './cancel-order.ts'
import { unpaidWords } from './order-notifications.ts'

const LOOK_EVERY_MS = 600_000
const AT_ONCE = 200

type Deps = Pick<AppDeps, 'db' | 'now' | 'live'>

/**
 * Cancels new orders whose money the bank should have brought within the days that the shop gives: their
 * goods go back on sale, and the buyer is told. Nothing where the shop gives no days.
 */
export async function endUnpaid({ db, now: clock, live }: Deps): Promise<void> {
  const { unpaidDays } = await readShopRules(db)
  if (unpaidDays === 0) return
  const now = clock()
  for (const { id } of await dueOrders(db, now, unpaidDays).limit(AT_ONCE).execute()) {
    await announcing(db, { now, live }, async (trx, notifier) => {
      const order = await lockOrder(trx, id)
      // Its money may have come meanwhile.
      const due = dueOrders(trx, now, unpaidDays).where('orders.id', '=', id)
      if ((await due.executeTakeFirst()) === undefined) return
      await undoOrder(trx, order, { now, notifier, words: unpaidWords(order.number, unpaidDays) })
    })
  }
}

/** Looks again and again until it is stopped. */
export function startEndingUnpaid(deps: Deps & Pick<AppDeps, 'log'>): () => void {
  const report = (error: unknown) =>
    deps.log({ level: 'warn', orders: 'unpaid', error: String(error).slice(0, 300) })
  const timer = setInterval(() => endUnpaid(deps).catch(report), LOOK_EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Who has opened the bank's page within a day may be paying. */
const dueOrders = (db: Kysely<Database>, now: Date, days: number) =>
  db
    .selectFrom('orders')
    .innerJoin('payment_method', 'payment_method.id', 'orders.payment_method')
    .innerJoin('bill', 'bill.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.status', '=', 'new')
    .where('payment_method.is_online', '=', true)
    .where('bill.status', 'in', ['waiting', 'declined'])
    .where('orders.created_at', '<', new Date(now.getTime() - days * DAY_MS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment')
            .select('payment.id')
            .whereRef('payment.bill_id', '=', 'bill.id')
            .where('payment.created_at', '>', new Date(now.getTime() - DAY_MS))
        )
      )
    )
    .orderBy('orders.created_at')
