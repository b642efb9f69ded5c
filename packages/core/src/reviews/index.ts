export { type BuyerPhotosView, buyerPhotosView } from './buyer-photos.view.ts'
export { type OwnReviewView, ownReviewsPage } from './own-reviews.view.ts'
export { postReview, REVIEW_PRODUCT_FIELD } from './posted-review.ts'
export {
  choosesReviews,
  type ProductReviewsView,
  productReviewsQuery,
  productReviewsView
} from './product-reviews.view.ts'
export { reviewForm } from './review.form.ts'
export { reviewMessages } from './review.messages.ts'
export {
  type GradeView,
  type ReviewSummary,
  type ReviewView,
  reviewListQuery,
  reviewListView,
  reviewSummary,
  reviewView
} from './review-list.view.ts'
export {
  type ReviewForm,
  type ReviewSubject,
  tidyReviewText,
  validateReview
} from './review-text.ts'
export { readPermission, type WritePermission } from './write-permission.loader.ts'
