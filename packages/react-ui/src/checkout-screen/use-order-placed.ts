import type { EarlyCheckout } from '@vitrina/core/checkout'
import { useEffect, useRef } from 'react'

/** Tells once of the order that came of a checkout. */
export function useOrderPlaced(
  handle: EarlyCheckout,
  onPlaced: (orderId: string, isLeaving: boolean) => void
): void {
  const tell = useRef(onPlaced)
  tell.current = onPlaced

  useEffect(() => {
    let told = ''
    return handle.subscribe(() => {
      const { placed, phase } = handle.getState()
      // Leaving for the bank and failing to leave are two things to tell.
      if (placed === undefined || told === phase) return
      told = phase
      tell.current(placed.orderId, phase !== 'placed')
    })
  }, [handle])
}
