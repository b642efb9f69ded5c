export { earlierOrderOf } from './earlier-order.ts'
export { orderSums } from './order.view.ts'
export { type OrderCardView, orderCardView } from './order-card.view.ts'
export { type OrderView, orderView } from './order-detail.view.ts'
export { type OrderPage, orderPage, orderSearch } from './order-list.view.ts'
export { orderOfPath, orderQuery, placedOrderPath } from './order-path.ts'
export { orderPost } from './order-post.ts'
export { type OrderRow, orderRows } from './order-rows.view.ts'
export {
  type OrderFlow,
  type OrderWay,
  WAY_OPENED
} from './order-way.ts'
export { type OrdersOfNow, readOrders, readOrdersOfNow, readRepetition } from './orders.loader.ts'
export { ordersMessages } from './orders.messages.ts'
export { isPaymentAwaited, paymentView } from './payment.view.ts'
export { postOrderAct } from './posted-order.ts'
