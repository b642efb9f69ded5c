import { type CheckoutField, fieldLook } from '@vitrina/core/order-form'

import { useCheckout, useCheckoutHandle } from './checkout-context.tsx'

/** How a field of the checkout looks, and what tells that it was left. */
export function useField(field: CheckoutField) {
  const { send } = useCheckoutHandle()
  const { state, error, highlighted, announced } = fieldLook(
    useCheckout(checkout => checkout),
    field
  )
  const onBlur = () => send({ type: 'field.touch', field })
  return { id: field, error, state, highlighted, announced, onBlur } as const
}
