export { earlierOrderOf } from './earlier-order.ts'
export {
  orderAction,
  orderSums,
  paymentWords,
  statusTitle
} from './order.view.ts'
export { type OrderPage, orderPage, orderSearch } from './order-list.view.ts'
export { orderOfPath, orderQuery, placedOrderPath } from './order-path.ts'
export { orderPost } from './order-post.ts'
export { type OrderRow, orderRows } from './order-rows.view.ts'
export {
  isUnderWay,
  nextStage,
  type OrderFlow,
  orderOfNow,
  shortWay,
  statusOfOlder,
  wholeWay
} from './order-way.ts'
export { ordersMessages } from './orders.messages.ts'
export { isPaymentAwaited, paymentView } from './payment.view.ts'
export { postOrderAct } from './posted-order.ts'
