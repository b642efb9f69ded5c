import type { Handlers } from './http/handlers.ts'
import { authHandlers } from './modules/auth/auth-handlers.ts'
import { deviceHandlers } from './modules/auth/device-handlers.ts'
import { passkeyHandlers } from './modules/auth/passkey-handlers.ts'
import { basketHandlers } from './modules/basket/basket-handlers.ts'
import { keptBasketHandlers } from './modules/basket/kept-basket-handlers.ts'
import { blankHandlers } from './modules/blanks/blank-handlers.ts'
import { bonusHandlers } from './modules/bonuses/bonus-handlers.ts'
import { catalogHandlers } from './modules/catalog/catalog-handlers.ts'
import { collectionHandlers } from './modules/collections/collection-handlers.ts'
import { compareHandlers } from './modules/compare/compare-handlers.ts'
import { consentHandlers } from './modules/consents/consent-handlers.ts'
import { contentHandlers } from './modules/content/content-handlers.ts'
import { deliveryHandlers } from './modules/delivery/delivery-handlers.ts'
import { fastOrderHandlers } from './modules/fast-order/fast-order-handlers.ts'
import { favoriteHandlers } from './modules/favorites/favorite-handlers.ts'
import { fileHandlers } from './modules/files/file-handlers.ts'
import { formHandlers } from './modules/forms/form-handlers.ts'
import { initHandlers } from './modules/init/init-handlers.ts'
import { mailingHandlers } from './modules/mailing/mailing-handlers.ts'
import { notificationHandlers } from './modules/notifications/notification-handlers.ts'
import { guestOrderHandlers } from './modules/orders/guest-order-handlers.ts'
import { orderHandlers } from './modules/orders/order-handlers.ts'
import { paperHandlers } from './modules/papers/paper-handlers.ts'
import { paymentHandlers } from './modules/payments/payment-handlers.ts'
import { priceListHandlers } from './modules/price-list/price-list-handlers.ts'
import { raffleHandlers } from './modules/raffles/raffle-handlers.ts'
import { refundHandlers } from './modules/refunds/refund-handlers.ts'
import { restockHandlers } from './modules/restock/restock-handlers.ts'
import { reviewHandlers } from './modules/reviews/review-handlers.ts'
import { suggestionHandlers } from './modules/suggestions/suggestion-handlers.ts'
import { userHandlers } from './modules/users/user-handlers.ts'
import { verificationHandlers } from './modules/verification/verification-handlers.ts'

/** Every contract's handler, one spread per module. */
export const handlers: Handlers = {
  ...authHandlers,
  ...deviceHandlers,
  ...passkeyHandlers,
  ...basketHandlers,
  ...keptBasketHandlers,
  ...bonusHandlers,
  ...blankHandlers,
  ...catalogHandlers,
  ...collectionHandlers,
  ...compareHandlers,
  ...consentHandlers,
  ...contentHandlers,
  ...deliveryHandlers,
  ...fastOrderHandlers,
  ...favoriteHandlers,
  ...fileHandlers,
  ...formHandlers,
  ...initHandlers,
  ...notificationHandlers,
  ...mailingHandlers,
  ...orderHandlers,
  ...guestOrderHandlers,
  ...paperHandlers,
  ...paymentHandlers,
  ...priceListHandlers,
  ...raffleHandlers,
  ...refundHandlers,
  ...restockHandlers,
  ...reviewHandlers,
  ...suggestionHandlers,
  ...userHandlers,
  ...verificationHandlers
}
