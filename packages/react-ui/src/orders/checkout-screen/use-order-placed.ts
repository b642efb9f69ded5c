import { type EarlyCheckout, followPlaced, type TellPlaced } from '@vitrina/core/orders'
import { useEffect, useRef } from 'react'

/** Tells once of the order that came of a checkout. */
export function useOrderPlaced(handle: EarlyCheckout, onPlaced: TellPlaced): void {
  const tell = useRef(onPlaced)
  tell.current = onPlaced
  useEffect(() => followPlaced(handle, (...placed) => tell.current(...placed)), [handle])
}
