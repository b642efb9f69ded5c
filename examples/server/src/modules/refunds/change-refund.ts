import type { Kysely } from 'kysely'

import type { RefundStatusCode } from '../../db/schema/refunds.ts'
import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { refundMessages as messages } from './refund.messages.ts'
import { NEXT_STATUSES } from './refund-rules.ts'

interface Decision {
  readonly refundId: string
  readonly status: RefundStatusCode
  /** The shop's words to the buyer. */
  readonly answer?: string
}

/**
 * The shop keeper's decision about a refund. The pieces do not go back on the stock by themselves:
 * somebody looks at them first.
 */
export const changeRefundStatus = (
  db: Kysely<Database>,
  { refundId, status, answer }: Decision
): Promise<void> =>
  db.transaction().execute(async trx => {
    const refund = await trx
      .selectFrom('refund')
      .select('status')
      .where('id', '=', refundId)
      .forUpdate()
      .executeTakeFirst()
    if (refund === undefined) throw new HttpError(404, messages.notFound)
    if (!NEXT_STATUSES[refund.status].includes(status)) throw new HttpError(409, messages.closed)
    await trx
      .updateTable('refund')
      .set({ status, ...(answer !== undefined && { answer }) })
      .where('id', '=', refundId)
      .execute()
  })
