export { guestCodeForm, guestOrderForm } from './guest-order.form.ts'
export {
  asksToJoin,
  type GuestOrderProblem,
  type GuestOrderStep,
  guestOrderPath,
  guestOrderProblem,
  guestOrderStep,
  type OpenStep
} from './guest-order.ts'
export type { GuestOrderCode, GuestOrderQuestion, GuestOrders } from './guest-orders.ts'
export { joinPost, postGuestOrder } from './posted-guest-order.ts'
export { readLinkedOrder, readPlacedOrder, type SeenOrder } from './seen-order.loader.ts'
