import type { ReviewSubject } from '@vitrina/core/account'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { wrongField } from '../../http/field-errors.ts'
import { reviewMessages as messages } from './reviews.messages.ts'

interface AskedSubject {
  readonly type: ReviewSubject['type']
  readonly productId?: number | undefined
}

/** What the reviews are about; a product must exist. */
export async function readSubject(
  db: Kysely<Database>,
  { type, productId }: AskedSubject
): Promise<ReviewSubject> {
  if (type === 'shop') return { type }
  if (productId === undefined) throw wrongField(400, 'productId', messages.chooseProduct)
  const product = await db
    .selectFrom('product')
    .select('id')
    .where('id', '=', productId)
    .executeTakeFirst()
  if (product === undefined) throw new HttpError(404, messages.noProduct)
  return { type, productId }
}

/** All reviews of the subject, whatever became of them. */
export const reviewsOf = (db: Kysely<Database>, subject: ReviewSubject) =>
  db
    .selectFrom('review')
    .where('review.type', '=', subject.type)
    .$if(subject.type === 'product', query =>
      query.where('review.product_id', '=', subject.type === 'product' ? subject.productId : 0)
    )

export const publishedReviewsOf = (db: Kysely<Database>, subject: ReviewSubject) =>
  reviewsOf(db, subject).where('review.status', '=', 'published')
