import type { Handlers } from './http/handlers.ts'
import { authHandlers } from './modules/auth/auth-handlers.ts'
import { basketHandlers } from './modules/basket/basket-handlers.ts'
import { catalogHandlers } from './modules/catalog/catalog-handlers.ts'
import { contentHandlers } from './modules/content/content-handlers.ts'
import { deliveryHandlers } from './modules/delivery/delivery-handlers.ts'
import { initHandlers } from './modules/init/init-handlers.ts'
import { orderHandlers } from './modules/orders/order-handlers.ts'
import { paymentHandlers } from './modules/payments/payment-handlers.ts'
import { restockHandlers } from './modules/restock/restock-handlers.ts'
import { suggestionHandlers } from './modules/suggestions/suggestion-handlers.ts'
import { userHandlers } from './modules/users/user-handlers.ts'

/** Every contract's handler, one spread per module. */
export const handlers: Handlers = {
  ...authHandlers,
  ...basketHandlers,
  ...catalogHandlers,
  ...contentHandlers,
  ...deliveryHandlers,
  ...initHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...restockHandlers,
  ...suggestionHandlers,
  ...userHandlers
}
