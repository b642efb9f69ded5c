export {
  createRefundMachine,
  type RefundActor,
  type RefundApi,
  type RefundContext,
  type RefundEvent,
  type RefundFact,
  refundState
} from './refund.machine.ts'
export { refundMessages } from './refund.messages.ts'
export {
  refundChoice,
  refundError,
  refundMessage,
  refundReasons,
  refundSuccess,
  refundTotal
} from './refund.selectors.ts'
export {
  canRefund,
  emptyRefundForm,
  type RefundBody,
  type RefundForm,
  type RefundLine,
  refundBody,
  refundLines,
  refundSum,
  validateRefund
} from './refund-form.ts'
