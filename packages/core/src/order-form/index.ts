export { fieldLook } from './checkout-fields.ts'
export { readOffers } from './checkout-offers.loader.ts'
export { offerNote, paymentChoices } from './checkout-offers.ts'
export { checkoutRefusal } from './checkout-refusal.ts'
export {
  type CheckoutContext,
  type CheckoutField,
  type CheckoutOffers,
  noOffers
} from './checkout-state.ts'
export { type DeliveryTerm, methodTerm, pointTerm } from './delivery-terms.ts'
export type { OrderField } from './order-edit.ts'
export { orderRules } from './order-form.ts'
export { withOrganization, withRecipient } from './order-lookups.ts'
export { orderShipping, withShipping } from './order-shipping.ts'
export { canChangePayment, otherPayments } from './other-payments.ts'
export { pointsView } from './points.view.ts'
export { addressKept, addressThere, chosenTown, otherTown } from './town-choice.ts'
