export { fieldLook } from './checkout-fields.ts'
export { readOffers } from './checkout-offers.loader.ts'
export { foundPoints, offerNote, paymentChoices } from './checkout-offers.ts'
export { checkoutRefusal } from './checkout-refusal.ts'
export {
  type CheckoutContext,
  type CheckoutField,
  type CheckoutOffers,
  noOffers
} from './checkout-state.ts'
export { orderTown, pointsNote } from './checkout-town.ts'
export { type DeliveryTerm, methodTerm, pointTerm } from './delivery-terms.ts'
export type { OrderField } from './order-edit.ts'
export { orderRules } from './order-form.ts'
export { withOrganization, withRecipient } from './order-lookups.ts'
export { canChangePayment, otherPayments } from './other-payments.ts'
export { addressKept, addressThere, chosenTown, otherTown } from './town-choice.ts'
