import { checkoutRefusal } from '@vitrina/core/orders'
import { useEffect, useRef } from 'react'
import { ErrorSummary } from '../../kit/error-summary/error-summary.tsx'
import { useCheckout } from '../checkout/checkout-context.tsx'

/** What keeps the order from being placed, above the form. */
export function CheckoutErrors() {
  const errors = useCheckout(checkout => checkout.errors)
  const attempt = useCheckout(checkout => checkout.attempt)
  const failure = useCheckout(checkout => checkout.failure)
  const refusal = checkoutRefusal({ errors, failure })
  if (refusal === undefined) return undefined
  const { message, fields } = refusal
  return fields.length > 0 ? (
    <ErrorSummary title={message} errors={fields} attempt={attempt} />
  ) : (
    <Refusal key={attempt} message={message} />
  )
}

/** Something about the order as a whole. */
function Refusal({ message }: { message: string }) {
  const box = useRef<HTMLParagraphElement>(null)

  useEffect(() => box.current?.focus(), [])

  return (
    <p ref={box} className="refusal" role="alert" tabIndex={-1}>
      {message}
    </p>
  )
}
