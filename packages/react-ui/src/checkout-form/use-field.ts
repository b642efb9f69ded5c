import { type CheckoutField, fieldLook } from '@vitrina/core/checkout'

import { useCheckout, useCheckoutHandle, useHighlighted } from './checkout-context.tsx'

/** How a field of the checkout looks, and what tells that it was left. */
export function useField(field: CheckoutField) {
  const { send } = useCheckoutHandle()
  const isHighlighted = useHighlighted()
  const { state, error, isRefused } = fieldLook(
    useCheckout(checkout => checkout),
    field
  )
  return {
    id: field,
    error,
    state,
    highlighted: isHighlighted && isRefused,
    onBlur: () => send({ type: 'field.touch', field })
  } as const
}
