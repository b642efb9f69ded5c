import { type CheckoutField, shownField } from '@vitrina/core/orders'

import { useCheckout, useCheckoutHandle } from './checkout-context.tsx'

/** How a field of the checkout looks, and what tells that it was left. */
export function useField(field: CheckoutField) {
  const { send } = useCheckoutHandle()
  return {
    id: field,
    ...shownField(
      useCheckout(checkout => checkout),
      field
    ),
    onBlur: () => send({ type: 'field.leave', name: field })
  }
}
