export { earlierOrderOf } from './earlier-order.ts'
export {
  orderAction,
  orderSums,
  paymentWords,
  statusTitle
} from './order.view.ts'
export { type OrderPage, orderPage, orderSearch } from './order-list.view.ts'
export { orderPost } from './order-post.ts'
export { nextStage, type OrderFlow, shortWay, wholeWay } from './order-way.ts'
export { ordersMessages } from './orders.messages.ts'
export type { Repetition } from './own-orders.ts'
export { isPaymentAwaited, type PaymentView, paymentView } from './payment.view.ts'
export { repeatedAt, repeatedHref, toldRepetition } from './posted-repeat.ts'
export { type RepeatDifference, repeatDifferences } from './repeat-differences.ts'
export {
  EVERY_STATUS,
  isStatusOf,
  type StatusCounts,
  type StatusEntity,
  type StatusTab,
  statusesOf
} from './status-list.ts'
