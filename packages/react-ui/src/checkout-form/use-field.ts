import { fieldState } from '@vitrina/core/forms'
import { useState } from 'react'

import { useCheckout, useHighlighted } from './checkout-context.tsx'
import { errorOf } from './field-ids.ts'

/**
 * How a field looks: right or wrong by the rules of §5 once it was left, and what a refused attempt
 * said. An empty field that nobody has touched is neither.
 */
export function useField(id: string, value: string) {
  const [isTouched, setTouched] = useState(false)
  const isHighlighted = useHighlighted()
  const refused = useCheckout(({ checkout }) => errorOf(checkout.errors, id))
  const isChecked = useCheckout(({ messages }) => messages !== undefined)
  const message = useCheckout(({ messages = {} }) => errorOf(messages, id))
  const error = refused ?? (isTouched ? message : undefined)
  const isRight = isChecked && fieldState({ value, isTouched, message }) === 'valid'
  return {
    id,
    error,
    state: error === undefined ? (isRight ? 'valid' : 'neutral') : 'error',
    highlighted: isHighlighted && refused !== undefined,
    onBlur: () => setTouched(true)
  } as const
}
