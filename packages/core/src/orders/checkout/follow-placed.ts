import type { EarlyCheckout } from './early-checkout.ts'

/** What became of an order: `isLeaving` for the bank, or told of without it. */
export type NotifyPlaced = (orderId: string, isLeaving: boolean) => void

/** Tells once of the order that came of a checkout. Returns the way to stop. */
export function followPlaced(
  checkout: Pick<EarlyCheckout, 'get' | 'subscribe'>,
  notify: NotifyPlaced
): () => void {
  let last = ''
  return checkout.subscribe(() => {
    const { placed, phase } = checkout.get()
    // Leaving for the bank and failing to leave are two things to tell.
    if (placed === undefined || last === phase) return
    last = phase
    notify(placed.orderId, phase !== 'placed')
  })
}
