import { randomUUID } from 'node:crypto'
import { type ReviewForm, tidyReviewText, validateReview } from '@vitrina/core/account'
import type { createReview as contract } from '@vitrina/core/contracts'
import type { Kysely, Selectable, Transaction } from 'kysely'

import type { ReviewTable } from '../../db/schema/reviews.ts'
import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { refuseWrongFields } from '../../http/field-errors.ts'
import type { Handler } from '../../http/handlers.ts'
import { attachFiles } from '../files/file-rows.ts'
import { type AttachedFile, readFiles } from './review-files.ts'
import { readParams } from './review-params.ts'
import { findOwn, judge } from './review-permission.ts'
import { toReviews } from './review-rows.ts'
import { readSubject } from './review-subject.ts'
import { reviewMessages as messages } from './reviews.messages.ts'
import { shownName } from './shown-name.ts'

type ReviewRow = Selectable<ReviewTable>

/** A text is shown at once; what has pictures waits for somebody who looks at them. */
const statusOf = (files: readonly AttachedFile[]) =>
  files.length === 0 ? ('published' as const) : ('moderation' as const)

export const createReview: Handler<typeof contract> = async ({ body }, call) => {
  const { db, limits, visitor, now } = call
  const { uid = '' } = visitor
  await limits.spend('form', `review:${uid}`)
  if ((body.website ?? '') !== '') throw new HttpError(422, messages.notSent)
  const subject = await readSubject(db, body)
  const params = await readParams(db, subject)
  const form: ReviewForm = {
    rate: body.rate,
    fit: body.fit ?? '',
    text: tidyReviewText(body.text),
    city: tidyReviewText(body.city ?? '').replaceAll('\n', ' ')
  }
  refuseWrongFields(validateReview(form, params))
  const fileIds = body.fileIds ?? []
  const row = await db
    .transaction()
    .execute(trx => writeOnce(trx, { uid, subject, params, form, fileIds, now: now() }))
  const [review] = await toReviews(db, [row])
  if (review === undefined) throw new HttpError(404, messages.notFound)
  return { review, message: row.status === 'published' ? messages.published : messages.moderated }
}

interface Draft {
  readonly uid: string
  readonly subject: Awaited<ReturnType<typeof readSubject>>
  readonly params: Awaited<ReturnType<typeof readParams>>
  readonly form: ReviewForm
  readonly fileIds: readonly string[]
  readonly now: Date
}

/** The same review again is the one that is there. */
async function writeOnce(trx: Transaction<Database>, draft: Draft): Promise<ReviewRow> {
  const { uid, subject, params, form, fileIds, now } = draft
  const fio = await lockAuthor(trx, uid)
  const own = await findOwn({ db: trx, subject, uid })
  if (own !== undefined && isSame(own, form)) return own
  const judgement = await judge({ db: trx, subject, uid, now })
  if (!judgement.may) throw new HttpError(judgement.status, judgement.message)
  const files = await readFiles(trx, fileIds, { uid, limits: params.files })
  const review: ReviewRow = {
    id: randomUUID(),
    type: subject.type,
    product_id: subject.type === 'product' ? subject.productId : null,
    user_id: uid,
    author: shownName(fio) ?? messages.buyer,
    ...judgement.purchase,
    ...askedOf(draft),
    answer: null,
    answered_at: null,
    status: statusOf(files),
    created_at: now
  }
  await write(trx, review, files)
  return review
}

/** What the form of this subject does not ask is not kept. */
function askedOf({ params, form }: Draft) {
  const asked = new Set(params.fields.map(field => field.code))
  return {
    city: asked.has('city') ? form.city : '',
    rate: form.rate,
    text: form.text,
    fit: asked.has('fit') && form.fit !== '' ? form.fit : null
  }
}

/** One author's reviews are written one after another, so that a limit is a limit. */
const lockAuthor = async (db: Kysely<Database>, uid: string) =>
  (
    await db
      .selectFrom('app_user')
      .select('fio')
      .where('id', '=', uid)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
  ).fio

/** The same words again are a lost answer asked for, not a second review. */
const isSame = ({ rate, text }: ReviewRow, form: ReviewForm) =>
  rate === form.rate && text === form.text

async function write(
  db: Kysely<Database>,
  review: ReviewRow,
  files: readonly AttachedFile[]
): Promise<void> {
  await db.insertInto('review').values(review).execute()
  if (files.length === 0) return
  const rows = files.map(({ id, kind }, position) => ({
    review_id: review.id,
    position,
    file_id: id,
    kind,
    alt: kind === 'image' ? messages.photo(review.author) : messages.video(review.author),
    cover: null
  }))
  await db.insertInto('review_file').values(rows).execute()
  await attachFiles(
    db,
    files.map(({ id }) => id)
  )
}
