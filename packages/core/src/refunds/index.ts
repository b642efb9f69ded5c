export {
  canRefund,
  emptyRefundForm,
  type RefundBody,
  type RefundForm,
  type RefundLine,
  refundBody,
  refundForm,
  refundLines,
  refundSum,
  validateRefund
} from './refund.form.ts'
export { refundMessages } from './refund.messages.ts'
