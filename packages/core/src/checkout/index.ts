export { type CheckoutActor, createCheckoutMachine } from './checkout.machine.ts'
export { checkoutMessages } from './checkout.messages.ts'
export {
  canSubmit,
  checkoutMessage,
  deliveryPrice,
  errorSummary,
  fieldError,
  isDeliveryStale,
  isWaitingForSums,
  newTotal,
  orderTotal,
  placedOrder
} from './checkout.selectors.ts'
export { createCheckoutApi, readDraft } from './checkout-api.ts'
export type { CheckoutApi, CheckoutEvent, CheckoutFact } from './checkout-events.ts'
export {
  bodyOf,
  placedFrom,
  type Refusal,
  refusalOf
} from './checkout-order.ts'
export {
  type CheckoutContext,
  checkoutState,
  deliveryKey,
  emptyOrderForm,
  isDeliveryChosen,
  type PlacedOrder
} from './checkout-state.ts'
export { type OrderFormRules, validateOrderForm } from './order-form.ts'
export {
  createPaymentReturnMachine,
  type PaymentReturnActor,
  type PaymentReturnApi,
  type PaymentReturnContext
} from './payment-return.machine.ts'
export { allowedPaymentUrl } from './payment-url.ts'
export { createPlaceOrder, newTotalOf, type OrderBody } from './place-order.ts'
export { methodOr, usualMethod } from './usual-method.ts'
