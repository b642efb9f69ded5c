export {
  type ProductReviewsView,
  productReviewsQuery,
  productReviewsView
} from './product-reviews.view.ts'
export { reviewMessages } from './review.messages.ts'
export type { ReviewFormActor, ReviewFormEvent } from './review-form.machine.ts'
export {
  filesLeft,
  reviewFailure,
  reviewFieldError,
  reviewFields,
  reviewRefusal
} from './review-form.selectors.ts'
export {
  type ReviewForm,
  type ReviewSubject,
  tidyReviewText,
  validateReview
} from './review-form.ts'
export type { ReviewAttachment, ReviewFormContext } from './review-form-state.ts'
export {
  type GradeView,
  gradeView,
  type ReviewListView,
  type ReviewView,
  reviewListQuery,
  reviewListView,
  reviewView
} from './review-list.view.ts'
