export {
  type GuestOrderStep,
  guestOrderProblem,
  guestOrderStep,
  problemOf
} from './guest-order.ts'
