export { askedPlace } from '../order-form/checkout-state.ts'
export { type CheckoutActor, createCheckoutMachine, type OpenCheckout } from './checkout.machine.ts'
export {
  checkoutFaults,
  checkoutPhase,
  type DeliveryQuote,
  deliveryPrice,
  deliveryQuote,
  isUnderWay,
  isWaitingForSums,
  newTotal,
  orderTotal,
  placedOrder
} from './checkout.selectors.ts'
export type { DraftStorage } from './checkout-draft.ts'
export type { CheckoutApi } from './checkout-events.ts'
export { type CheckoutSums, checkoutSums } from './checkout-sums.ts'
export type { EarlyCheckout } from './early-checkout.ts'
export { followPlaced, type TellPlaced } from './follow-placed.ts'
export { hasDraft, mayHaveOrdered } from './kept-draft.ts'
export { openPageCheckout } from './page-checkout.ts'
