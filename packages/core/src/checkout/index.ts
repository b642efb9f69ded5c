export { type CheckoutActor, createCheckoutMachine } from './checkout.machine.ts'
export { checkoutMessages } from './checkout.messages.ts'
export {
  checkoutMessage,
  checkoutPhase,
  deliveryPrice,
  errorSummary,
  isDeliveryStale,
  isUnderWay,
  isWaitingForSums,
  newTotal,
  orderTotal,
  placedOrder
} from './checkout.selectors.ts'
export { type CheckoutStart, checkoutAfter, checkoutDue, startCheckout } from './checkout.ts'
export type { CheckoutAnswer, CheckoutChoice, CheckoutCommand } from './checkout-commands.ts'
export type { DraftStorage } from './checkout-draft.ts'
export type { CheckoutFact } from './checkout-events.ts'
export { fieldErrors, fieldLook, otherErrors } from './checkout-fields.ts'
export { readOffers } from './checkout-offers.loader.ts'
export { foundPoints, paymentChoices } from './checkout-offers.ts'
export {
  type CheckoutContext,
  type CheckoutField,
  type CheckoutOffers,
  type CheckoutPhase,
  emptyOrderForm,
  isDeliveryChosen,
  noOffers,
  type PlacedOrder
} from './checkout-state.ts'
export { createEarlyCheckout, type EarlyCheckout } from './early-checkout.ts'
export { followPlaced, type TellPlaced } from './follow-placed.ts'
export type { OrderField } from './order-edit.ts'
export { type OrderFormRules, orderRules, validateOrderForm } from './order-form.ts'
export type { PaymentReturnActor, PaymentReturnContext } from './payment-return.machine.ts'
export { usualMethod } from './usual-method.ts'
