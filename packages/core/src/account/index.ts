export { accountDeletionForm } from './account-deletion/account-deletion.form.ts'
export { accountDeletionMessages } from './account-deletion/account-deletion.messages.ts'
export {
  type AccountDeletionView,
  accountDeletionView,
  asksForPassword,
  deletionPasswordPath
} from './account-deletion/account-deletion.view.ts'
export { deletionLinkMessages } from './account-deletion/deletion-link.messages.ts'
export { readHoldingOrders } from './account-deletion/holding-orders.loader.ts'
export { accountMenu } from './account-menu.ts'
export { accountPath } from './account-path.ts'
export { addressForm, placeValues, shippingOf } from './addresses/address.form.ts'
export { addressMessages } from './addresses/address.messages.ts'
export {
  type AddressesPage,
  type AddressView,
  addressAnchor,
  addressesPage,
  addressMarkers
} from './addresses/addresses.view.ts'
export { postAddress } from './addresses/own-addresses.ts'
export { basketBonuses } from './bonuses/basket-bonuses.view.ts'
export { bonusPageMessages } from './bonuses/bonus-page.messages.ts'
export { type BonusPage, type BonusRow, bonusPage, bonusQuery } from './bonuses/bonus-page.view.ts'
export { productBonus } from './bonuses/product-bonus.view.ts'
export { wholeBonuses } from './bonuses/whole-bonuses.ts'
export { hasBonuses, typedWriteOff, writeOff } from './bonuses/write-off.ts'
export {
  type NotificationView,
  newNotifications,
  notificationListView,
  notificationView
} from './notifications/notification.view.ts'
export { notificationsMessages } from './notifications/notifications.messages.ts'
export {
  isRead,
  newestOrderNews,
  notificationsMessage,
  unreadCount
} from './notifications/notifications.selectors.ts'
export { notificationsSubject } from './notifications/notifications.ts'
export { systemNotifications } from './notifications/system-notifications.ts'
export { hasNew, unreadWords } from './notifications/unread.view.ts'
export { hasSchool, paramsForm, pickedTown, typedTown } from './params.form.ts'
export { passkeyMessages } from './passkeys/passkey.messages.ts'
export { type PasskeyView, passkeyView } from './passkeys/passkey.view.ts'
export { type BuyerPhotosView, buyerPhotosView } from './reviews/buyer-photos.view.ts'
export { type OwnReviewView, ownReviewsPage } from './reviews/own-reviews.view.ts'
export { postReview, REVIEW_PRODUCT_FIELD } from './reviews/posted-review.ts'
export {
  choosesReviews,
  type ProductReviewsView,
  productReviewsQuery,
  productReviewsView
} from './reviews/product-reviews.view.ts'
export { reviewForm } from './reviews/review.form.ts'
export { reviewMessages } from './reviews/review.messages.ts'
export {
  type GradeView,
  type ReviewSummary,
  type ReviewView,
  reviewListQuery,
  reviewListView,
  reviewSummary,
  reviewView
} from './reviews/review-list.view.ts'
export {
  type ReviewForm,
  type ReviewSubject,
  tidyReviewText,
  validateReview
} from './reviews/review-text.ts'
export { readReviews } from './reviews/reviews.loader.ts'
export { readPermission, type WritePermission } from './reviews/write-permission.loader.ts'
