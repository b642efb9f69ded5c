import { fieldErrors, otherErrors } from '@vitrina/core/order-form'
import { useEffect, useRef } from 'react'
import { useCheckout } from '../checkout/checkout-context.tsx'
import { ErrorSummary } from '../kit/error-summary/error-summary.tsx'
import { checkoutFormMessages } from './checkout-form.messages.ts'

/** What keeps the order from being placed, above the form. */
export function CheckoutErrors() {
  const errors = useCheckout(checkout => checkout.errors)
  const attempt = useCheckout(checkout => checkout.attempt)
  const failure = useCheckout(checkout => checkout.failure)
  const wrong = fieldErrors(errors)
  if (wrong.length > 0) {
    return (
      <ErrorSummary
        title={checkoutFormMessages.fix(wrong.length)}
        errors={wrong}
        attempt={attempt}
      />
    )
  }
  const message = otherErrors(errors)[0] ?? failure?.message
  return message === undefined ? undefined : <Refusal key={attempt} message={message} />
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
