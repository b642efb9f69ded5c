import { placedOrderPath } from '../order-path.ts'
import type { EarlyCheckout } from './early-checkout.ts'
import { followPlaced } from './follow-placed.ts'

/** The pages of a front, as its router has them; each takes the place of the one that is shown. */
export interface CheckoutPages {
  /** Shows the page of an address. */
  open(url: string): unknown
  /** Names the page that is shown by another address: it stays on the way to the bank, and Back leads there. */
  rename(url: string): unknown
}

/**
 * Lives with the page of a checkout: goes on with what was typed before, and leads to the order that comes
 * of it. Returns the way to stop it.
 */
export function followCheckout(
  checkout: Pick<EarlyCheckout, 'get' | 'resume' | 'stop' | 'subscribe'>,
  pages: CheckoutPages
): () => void {
  const leave = followPlaced(checkout, (orderId, isLeaving) => {
    const url = placedOrderPath(orderId)
    if (isLeaving) pages.rename(url)
    else pages.open(url)
  })
  checkout.resume()
  return () => {
    leave()
    checkout.stop()
  }
}
