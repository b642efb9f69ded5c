import { createReview } from '../../contracts/reviews.ts'
import type { Ground } from '../../engine/ground.ts'
import type { ReviewBody, SentReview } from './review.form.ts'

/** The visitor's review of a product or of the shop. */
export const sendReview =
  ({ api }: Ground) =>
  (review: ReviewBody): Promise<SentReview> =>
    api(createReview, { body: review })
