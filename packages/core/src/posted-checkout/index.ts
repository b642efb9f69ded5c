export { type PostedCheckout, postCheckout } from './posted-checkout.ts'
