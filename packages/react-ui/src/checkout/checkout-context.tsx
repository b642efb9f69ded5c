import { type EarlyCheckout } from '@vitrina/core/checkout'
import { type CheckoutContext as CheckoutState, type OrderField } from '@vitrina/core/order-form'
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'

import { usePrices } from '../prices/use-prices.ts'

const CheckoutContext = createContext<EarlyCheckout | undefined>(undefined)

interface CheckoutProviderProps {
  handle: EarlyCheckout
  children: ReactNode
}

/** Gives the parts of a checkout screen the one checkout they edit. */
export function CheckoutProvider({ handle, children }: CheckoutProviderProps) {
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
  const { subscribe, get } = useCheckoutHandle()
  const read = () => select(get())
  return useSyncExternalStore(subscribe, read, read)
}

interface OrderFormHandle {
  form: CheckoutState['form']
  send: EarlyCheckout['send']
  edit: (path: OrderField, value: string | boolean) => void
}

/** The form as it is filled in, and the ways to change it. */
export function useOrderForm(): OrderFormHandle {
  const { send } = useCheckoutHandle()
  return {
    form: useCheckout(checkout => checkout.form),
    send,
    edit: (path: OrderField, value: string | boolean) => send({ type: 'field.edit', path, value })
  }
}

/** By which prices and days are told before a delivery is counted. */
export function useTerms() {
  const { rules } = usePrices()
  return { rules, isFree: useCheckout(checkout => checkout.isDeliveryFree) }
}
