import { createReview } from '../../contracts/reviews.ts'
import type { EngineContext } from '../../engine/engine-context.ts'
import type { ReviewBody, SentReview } from './review.form.ts'

/** The visitor's review of a product or of the shop. */
export const sendReview =
  ({ api }: EngineContext) =>
  (review: ReviewBody): Promise<SentReview> =>
    api(createReview, { body: review })
