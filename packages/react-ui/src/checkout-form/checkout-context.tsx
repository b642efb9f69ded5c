import {
  type CheckoutContext as CheckoutState,
  type EarlyCheckout,
  type OrderField
} from '@vitrina/core/checkout'
import { HIGHLIGHT_MS } from '@vitrina/core/forms'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore
} from 'react'

interface Known {
  readonly handle: EarlyCheckout
  /** The first two seconds after a refused attempt (§4). */
  readonly isHighlighted: boolean
}

const CheckoutContext = createContext<Known | undefined>(undefined)

interface CheckoutProviderProps {
  handle: EarlyCheckout
  children: ReactNode
}

/** Gives the parts of a checkout screen the one checkout they edit. */
export function CheckoutProvider({ handle, children }: CheckoutProviderProps) {
  const read = () => handle.getState().attempt
  const attempt = useSyncExternalStore(handle.subscribe, read, read)
  const [seen, setSeen] = useState(0)

  useEffect(() => {
    const timer = setTimeout(() => setSeen(attempt), HIGHLIGHT_MS)
    return () => clearTimeout(timer)
  }, [attempt])

  useEffect(() => () => handle.stop(), [handle])

  return (
    <CheckoutContext value={{ handle, isHighlighted: attempt > seen }}>{children}</CheckoutContext>
  )
}

function useKnown(): Known {
  const known = useContext(CheckoutContext)
  if (known === undefined) throw new Error('useCheckout is used outside CheckoutProvider')
  return known
}

export const useCheckoutHandle = () => useKnown().handle

export const useHighlighted = () => useKnown().isHighlighted

/** A part of the checkout's state; the same value for the same state. */
export function useCheckout<Part>(select: (checkout: CheckoutState) => Part): Part {
  const { subscribe, getState } = useKnown().handle
  const read = () => select(getState())
  return useSyncExternalStore(subscribe, read, read)
}

/** The form as it is filled in, and the ways to change it. */
export function useOrderForm() {
  const { send } = useCheckoutHandle()
  return {
    form: useCheckout(checkout => checkout.form),
    send,
    edit: (path: OrderField, value: string | boolean) => send({ type: 'field.edit', path, value })
  }
}
