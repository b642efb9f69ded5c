import type { Kysely, Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { publishFiles } from '../files/file-rows.ts'
import { announcing } from '../notifications/announcing.ts'
import { type Notifier, notify } from '../notifications/notify.ts'
import { REVIEW_NOTIFICATIONS } from './review-notifications.ts'
import { reviewMessages as messages } from './reviews.messages.ts'

interface Verdict {
  readonly id: string
  readonly status: 'published' | 'rejected'
  readonly now: Date
  readonly live?: Notifier['live']
}

/** The shop keeper's word on a review: its files become public together with it. */
export const moderateReview = (db: Kysely<Database>, verdict: Verdict): Promise<void> =>
  announcing(db, verdict, async (trx, notifier) => {
    const { id, status } = verdict
    const before = await trx
      .selectFrom('review')
      .select(['status', 'user_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (before === undefined) throw new HttpError(404, messages.notFound)
    await trx.updateTable('review').set({ status }).where('id', '=', id).execute()
    if (status === 'published') await publishItsFiles(trx, id)
    if (before.user_id === null || before.status === status) return
    await notify(trx, { ...REVIEW_NOTIFICATIONS[status], userId: before.user_id }, notifier)
  })

async function publishItsFiles(trx: Transaction<Database>, id: string): Promise<void> {
  const files = await trx
    .selectFrom('review_file')
    .select('file_id')
    .where('review_id', '=', id)
    .execute()
  await publishFiles(
    trx,
    files.map(file => file.file_id)
  )
}
