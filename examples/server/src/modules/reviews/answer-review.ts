import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { announcing } from '../notifications/announcing.ts'
import { type Notifier, notify } from '../notifications/notify.ts'
import { REVIEW_NOTIFICATIONS } from './review-notifications.ts'
import { reviewMessages as messages } from './reviews.messages.ts'

interface Answer {
  readonly id: string
  readonly text: string
  readonly now: Date
  readonly live?: Notifier['live']
}

/** The shop's words under a published review; the same words again tell nobody anything. */
export const answerReview = (db: Kysely<Database>, answer: Answer): Promise<void> =>
  announcing(db, answer, async (trx, notifier) => {
    const text = answer.text.trim()
    const review = await trx
      .selectFrom('review')
      .select(['user_id', 'answer'])
      .where('id', '=', answer.id)
      .where('status', '=', 'published')
      .forUpdate()
      .executeTakeFirst()
    if (review === undefined) throw new HttpError(404, messages.notFound)
    if (text === '') throw new HttpError(422, messages.noAnswer)
    if (review.answer === text) return
    await trx
      .updateTable('review')
      .set({ answer: text, answered_at: answer.now })
      .where('id', '=', answer.id)
      .execute()
    if (review.user_id === null) return
    await notify(trx, { ...REVIEW_NOTIFICATIONS.answered, userId: review.user_id }, notifier)
  })
