export type { SentCheckout } from '../checkout/page-checkout.ts'
export { type PostedCheckout, postCheckout } from './posted-checkout.ts'
