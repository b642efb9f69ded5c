export { earlierOrderOf } from './earlier-order.ts'
export {
  type OrderAction,
  type OrderSum,
  orderAction,
  orderSums,
  paymentWords,
  statusTitle
} from './order.view.ts'
export { isKnownStatus, type OrderPage, orderPage } from './order-list.view.ts'
export { nextStage, type OrderFlow, shortWay, wholeWay } from './order-way.ts'
export { ordersMessages } from './orders.messages.ts'
export type { OwnOrders, Repetition } from './own-orders.ts'
export { isPaymentAwaited, type PaymentView, paymentView } from './payment.view.ts'
export {
  EVERY_STATUS,
  type StatusEntity,
  type StatusTab,
  statusesOf,
  statusTabs
} from './status-list.ts'
