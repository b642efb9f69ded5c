import { useEffect, useRef } from 'react'

import type { CheckoutHandle } from '../checkout-form/checkout-handle.ts'

/** Tells once of the order that came of a checkout. */
export function useOrderPlaced(
  handle: CheckoutHandle,
  onPlaced: (orderId: string, isLeaving: boolean) => void
): void {
  const tell = useRef(onPlaced)
  tell.current = onPlaced

  useEffect(() => {
    let told = ''
    return handle.subscribe(() => {
      const { checkout, phase } = handle.getState()
      const { placed } = checkout
      // Leaving for the bank and failing to leave are two things to tell.
      if (placed === undefined || told === phase) return
      told = phase
      tell.current(placed.orderId, phase !== 'placed')
    })
  }, [handle])
}
