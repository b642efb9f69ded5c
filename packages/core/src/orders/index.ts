export { blankMessages } from './blanks/blank.messages.ts'
export { type BlankPage, type BlankView, blankPage } from './blanks/blank-list.view.ts'
export { readBlanks } from './blanks/blanks.loader.ts'
export { oneClickForm } from './blanks/one-click.form.ts'
export { addCertificate } from './certificates/add-certificate.ts'
export { certificateMessages } from './certificates/certificate.messages.ts'
export {
  CERTIFICATES_WIDGET,
  type CertificateOffer,
  type CertificateSum,
  certificateCard,
  certificateOffer,
  findCertificate
} from './certificates/certificate.view.ts'
export type { CheckoutActor, OpenCheckout } from './checkout/checkout.machine.ts'
export {
  checkoutFaults,
  checkoutPhase,
  deliveryPrice,
  deliveryQuote,
  isUnderWay,
  isWaitingForSums,
  newTotal,
  orderTotal
} from './checkout/checkout.selectors.ts'
export type { DraftStorage } from './checkout/checkout.ts'
export { type CheckoutView, checkoutView } from './checkout/checkout.view.ts'
export { type CheckoutSums, checkoutSums } from './checkout/checkout-sums.ts'
export type { EarlyCheckout } from './checkout/early-checkout.ts'
export { type CheckoutPages, followCheckout } from './checkout/follow-checkout.ts'
export { followPlaced, type NotifyPlaced } from './checkout/follow-placed.ts'
export { hasDraft, mayHaveOrdered } from './checkout/kept-draft.ts'
export type { SentCheckout } from './checkout/page-checkout.ts'
export { openPageCheckout } from './checkout/page-checkout.ts'
export { priceQuestionMessages } from './checkout/price-question.messages.ts'
export { openStoreCheckout } from './checkout/store-checkout.ts'
export { earlierOrderOf } from './earlier-order.ts'
export { guestCodeForm, guestOrderForm } from './guest-order/guest-order.form.ts'
export {
  asksToJoin,
  type GuestOrderStep,
  guestOrderPath,
  guestOrderProblem,
  guestOrderStep,
  type OpenStep
} from './guest-order/guest-order.ts'
export { joinPost, postGuestOrder } from './guest-order/posted-guest-order.ts'
export { readLinkedOrder, readPlacedOrder } from './guest-order/seen-order.loader.ts'
export { orderSums } from './order.view.ts'
export { type OrderView, orderView } from './order-detail.view.ts'
export { orderFieldsets } from './order-fieldsets.ts'
export { shownField } from './order-form/checkout-fields.ts'
export { readOffers } from './order-form/checkout-offers.loader.ts'
export { checkoutRefusal, offerNote, paymentChoices } from './order-form/checkout-offers.ts'
export {
  askedPlace,
  type CheckoutContext,
  type CheckoutField,
  type CheckoutOffers,
  noOffers
} from './order-form/checkout-state.ts'
export { orderShipping, withShipping } from './order-form/checkout-town.ts'
export { type DeliveryTerm, methodTerm, pointTerm } from './order-form/delivery-terms.ts'
export type { OrderField } from './order-form/order-edit.ts'
export { orderRules } from './order-form/order-form.ts'
export { withOrganization, withRecipient } from './order-form/order-lookups.ts'
export { canChangePayment, otherPayments } from './order-form/other-payments.ts'
export { pointsView } from './order-form/points.view.ts'
export { addressKept, addressThere, chosenTown, otherTown } from './order-form/town-choice.ts'
export {
  type OrderCardView,
  type OrderPage,
  orderCardView,
  orderPage,
  orderSearch
} from './order-list.view.ts'
export { orderOfPath, orderQuery, placedOrderPath } from './order-path.ts'
export { orderPost } from './order-post.ts'
export { type OrderRow, orderRows } from './order-rows.view.ts'
export { type OrderFlow, WAY_OPENED } from './order-way.ts'
export { type OrdersOfNow, readOrders, readOrdersOfNow, readRepetition } from './orders.loader.ts'
export { ordersMessages } from './orders.messages.ts'
export {
  hasPaper,
  leftShopAt,
  orderPapers,
  PAPER_PATH,
  type PaperOwner
} from './papers/order-papers.ts'
export { papersMessages } from './papers/papers.messages.ts'
export { readPaper } from './papers/read-paper.ts'
export { isPaymentAwaited, paymentView } from './payment.view.ts'
export { followPayment } from './payment-return/follow-payment.ts'
export type { PaymentReturnActor } from './payment-return/payment-return.machine.ts'
export { postCheckout } from './posted-checkout/posted-checkout.ts'
export { postOrderAct } from './posted-order.ts'
export { canRefund } from './refunds/can-refund.ts'
export { piecesField, postRefund, readRefundedOrder } from './refunds/posted-refund.ts'
export {
  emptyRefundForm,
  type RefundForm,
  refundForm,
  refundLines,
  refundSum
} from './refunds/refund.form.ts'
export { refundMessages } from './refunds/refund.messages.ts'
export {
  type RefundChoice,
  type RefundFile,
  type RefundView,
  refundableQuery,
  refundChoice,
  refundFile,
  refundHref,
  refundView
} from './refunds/refund.view.ts'
export { REFUND_FILES_MAX } from './refunds/refund-limits.ts'
export { isShopsFault, refundKopecks, refundWorth } from './refunds/refund-worth.ts'
export { EVERY_STATUS, type StatusTab } from './status-list/status-list.ts'
