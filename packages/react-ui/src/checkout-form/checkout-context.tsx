import {
  type CheckoutContext as CheckoutState,
  checkoutDue,
  type EarlyCheckout,
  type OrderField
} from '@vitrina/core/checkout'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useSyncExternalStore
} from 'react'

const CheckoutContext = createContext<EarlyCheckout | undefined>(undefined)

interface CheckoutProviderProps {
  handle: EarlyCheckout
  children: ReactNode
}

/** Gives the parts of a checkout screen the one checkout they edit. */
export function CheckoutProvider({ handle, children }: CheckoutProviderProps) {
  const checkout = useSyncExternalStore(handle.subscribe, handle.getState, handle.getState)
  const due = checkoutDue(checkout)
  const next = useRef(due)
  next.current = due

  useEffect(() => {
    if (next.current === undefined) return undefined
    const { ms, command } = next.current
    const timer = setTimeout(() => handle.send(command), ms)
    return () => clearTimeout(timer)
  }, [handle, due?.id])

  useEffect(() => () => handle.stop(), [handle])

  return <CheckoutContext value={handle}>{children}</CheckoutContext>
}

export function useCheckoutHandle(): EarlyCheckout {
  const handle = useContext(CheckoutContext)
  if (handle === undefined) throw new Error('useCheckout is used outside CheckoutProvider')
  return handle
}

/** A part of the checkout's state; the same value for the same state. */
export function useCheckout<Part>(select: (checkout: CheckoutState) => Part): Part {
  const { subscribe, getState } = useCheckoutHandle()
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
