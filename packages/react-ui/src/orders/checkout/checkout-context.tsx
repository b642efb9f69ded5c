import {
  type CheckoutActor,
  type CheckoutContext as CheckoutState,
  type EarlyCheckout,
  type OrderField
} from '@vitrina/core/orders'
import { useSelector } from '@xstate/react'
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { usePrices } from '../../binding/use-prices.ts'
import type { Elements } from '../../kit/elements.ts'

interface Edited {
  readonly handle: EarlyCheckout
  /** The running machine, from the first command on. */
  readonly actor: CheckoutActor | undefined
}

const CheckoutContext = createContext<Edited | undefined>(undefined)

interface CheckoutProviderProps {
  handle: EarlyCheckout
  children: Elements
}

/** Gives the parts of a checkout screen the one checkout they edit. */
export function CheckoutProvider({ handle, children }: CheckoutProviderProps) {
  useEffect(() => () => handle.stop(), [handle])

  const readActor = () => handle.actor
  const actor = useSyncExternalStore(handle.subscribe, readActor, readActor)
  const edited = useMemo(() => ({ handle, actor }), [handle, actor])
  return <CheckoutContext value={edited}>{children}</CheckoutContext>
}

function useEdited(): Edited {
  const edited = useContext(CheckoutContext)
  if (edited === undefined) throw new Error('useCheckout is used outside CheckoutProvider')
  return edited
}

export const useCheckoutHandle = (): EarlyCheckout => useEdited().handle

/** A part of the checkout's state; the same value for the same state. */
export function useCheckout<Selected>(select: (checkout: CheckoutState) => Selected): Selected {
  const { handle, actor } = useEdited()
  const readEarly = () => select(handle.get())
  // Before its machine runs the page draws the checkout from plain state.
  useSyncExternalStore(actor === undefined ? handle.subscribe : never, readEarly, readEarly)
  return useSelector(actor, state => select(state?.context ?? handle.get()))
}

/** The machine's state does not change by way of the page. */
const never = () => () => undefined

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
