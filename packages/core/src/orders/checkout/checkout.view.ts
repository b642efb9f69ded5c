import type { BasketContext } from '../../basket/basket-state.ts'
import type { CheckoutContext } from '../order-form/checkout-state.ts'
import { checkoutFaults, newTotal } from './checkout.selectors.ts'
import { type CheckoutSums, checkoutSums } from './checkout-sums.ts'

/** What stands around the fields of an order form. */
export interface CheckoutView {
  /** Why the order cannot be placed. */
  readonly faults: readonly string[]
  /** Undefined until the basket has been read. */
  readonly sums: CheckoutSums | undefined
  /** The order is on its way. */
  readonly isBusy: boolean
  /** Rubles that it costs now, while the buyer is asked whether he agrees; else undefined. */
  readonly asked: number | undefined
}

/** What a page of the checkout shows around its fields. */
export const checkoutView = (checkout: CheckoutContext, basket: BasketContext): CheckoutView => ({
  faults: checkoutFaults(checkout),
  sums: checkoutSums(checkout, basket),
  isBusy: checkout.phase !== 'editing',
  asked: checkout.phase === 'confirmingPrice' ? newTotal(checkout) : undefined
})
