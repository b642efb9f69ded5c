export { canRefund } from './can-refund.ts'
export { piecesField, postRefund, readRefundedOrder } from './posted-refund.ts'
export {
  emptyRefundForm,
  type RefundBody,
  type RefundForm,
  refundBody,
  refundForm,
  refundLines,
  refundSum,
  validateRefund
} from './refund.form.ts'
export { refundMessages } from './refund.messages.ts'
export {
  type RefundChoice,
  type RefundFile,
  type RefundView,
  refundableQuery,
  refundChoice,
  refundFile,
  refundHref,
  refundView
} from './refund.view.ts'
export { REFUND_FILES_MAX } from './refund-limits.ts'
export { isShopsFault, refundKopecks, refundWorth } from './refund-worth.ts'
