import type { Kysely, Selectable, Transaction } from 'kysely'

import type { RefundStatusCode, RefundTable } from '../../db/schema/refunds.ts'
import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { decideRefunded } from '../certificates/refund-certificates.ts'
import { writeOrderLetter } from '../letters/write-letter.ts'
import { announcing } from '../notifications/announcing.ts'
import { type Notifier, notify } from '../notifications/notify.ts'
import { lockOrder } from '../orders/cancel-order.ts'
import { NEXT_STATUSES } from '../orders/refund-rules.ts'
import { finishRefund } from './finish-refund.ts'
import { refundMessages as messages } from './refund.messages.ts'
import { REFUND_NOTIFICATIONS } from './refund-notifications.ts'

interface Decision {
  readonly refundId: string
  readonly status: RefundStatusCode
  /** The shop's words to the buyer. */
  readonly answer?: string
  readonly now: Date
  readonly live?: Notifier['live']
}

/** The shop keeper's decision about a refund; done, it gives goods and bonuses back, once. */
export const changeRefundStatus = (db: Kysely<Database>, decision: Decision): Promise<void> =>
  announcing(db, decision, async (trx, notifier) => {
    const order = await lockOrderOf(trx, decision.refundId)
    const refund = await decide(trx, decision)
    const isDone = refund.status === 'done'
    await decideRefunded(trx, { refundId: refund.id, status: refund.status, now: decision.now })
    const back = isDone ? await finishRefund(trx, order, refund, decision.now) : NOTHING
    const text = REFUND_NOTIFICATIONS[refund.status]?.({
      order: order.number,
      answer: refund.answer,
      sum: refund.sum_kopecks / 100,
      bonuses: back.bonuses / 100,
      certificate: back.certificate / 100
    })
    if (text === undefined) return
    await writeOrderLetter(trx, order, { stage: 'refund', ...text }, decision.now)
    if (order.user_id !== null) await notify(trx, { ...text, userId: order.user_id }, notifier)
  })

const NOTHING = { bonuses: 0, certificate: 0 }

/** Orders before refunds, as whoever asks for a refund holds them. */
async function lockOrderOf(trx: Transaction<Database>, refundId: string) {
  const refund = await trx
    .selectFrom('refund')
    .select('order_id')
    .where('id', '=', refundId)
    .executeTakeFirst()
  if (refund === undefined) throw new HttpError(404, messages.notFound)
  return lockOrder(trx, refund.order_id)
}

async function decide(
  trx: Transaction<Database>,
  { refundId, status, answer }: Decision
): Promise<Selectable<RefundTable>> {
  const refund = await trx
    .selectFrom('refund')
    .select('status')
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow()
  if (!NEXT_STATUSES[refund.status].includes(status)) throw new HttpError(409, messages.closed)
  return trx
    .updateTable('refund')
    .set({ status, ...(answer !== undefined && { answer }) })
    .where('id', '=', refundId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
