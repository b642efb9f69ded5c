export { type CheckoutActor, createCheckoutMachine } from './checkout.machine.ts'
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
export { startCheckout } from './checkout.ts'
export type { CheckoutCommand } from './checkout-commands.ts'
export type { DraftStorage } from './checkout-draft.ts'
export { fieldErrors, fieldLook, otherErrors } from './checkout-fields.ts'
export { readOffers } from './checkout-offers.loader.ts'
export { foundPoints, paymentChoices } from './checkout-offers.ts'
export {
  type CheckoutContext,
  type CheckoutField,
  type CheckoutOffers,
  isDeliveryChosen,
  noOffers
} from './checkout-state.ts'
export { createEarlyCheckout, type EarlyCheckout } from './early-checkout.ts'
export { followPlaced, type TellPlaced } from './follow-placed.ts'
export type { OrderField } from './order-edit.ts'
export { orderRules } from './order-form.ts'
export type { PaymentReturnActor } from './payment-return.machine.ts'
