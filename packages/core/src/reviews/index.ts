export { putReviewFile, type ReviewFile } from './put-review-file.ts'
export { reviewMessages } from './review.messages.ts'
export {
  createReviewFormMachine,
  type ReviewFormActor,
  type ReviewFormApi,
  type ReviewFormEvent
} from './review-form.machine.ts'
export {
  filesLeft,
  reviewFailure,
  reviewFieldError,
  reviewFields,
  reviewRefusal
} from './review-form.selectors.ts'
export {
  emptyReviewForm,
  type ReviewForm,
  type ReviewSubject,
  tidyReviewText,
  validateReview
} from './review-form.ts'
export type { ReviewAttachment, ReviewFormContext } from './review-form-state.ts'
export {
  createReviewsMachine,
  type ReviewsActor,
  type ReviewsApi,
  type ReviewsEvent
} from './reviews.machine.ts'
export {
  hasMoreReviews,
  hasNoReviews,
  rateBars,
  readReviews,
  reviewPages,
  shownReviews
} from './reviews.selectors.ts'
export {
  everyReview,
  type ReviewFilter,
  type ReviewsContext,
  reviewsState
} from './reviews-state.ts'
