export { guestCodeForm, guestOrderForm } from './guest-order.form.ts'
export {
  type GuestOrderProblem,
  type GuestOrderStep,
  guestOrderPath,
  guestOrderProblem,
  guestOrderStep
} from './guest-order.ts'
export type { GuestOrderCode, GuestOrderQuestion, GuestOrders } from './guest-orders.ts'
export { postGuestOrder } from './posted-guest-order.ts'
export { readLinkedOrder, readPlacedOrder, type SeenOrder } from './seen-order.loader.ts'
