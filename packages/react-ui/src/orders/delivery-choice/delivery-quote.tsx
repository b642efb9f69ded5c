import { deliveryQuote } from '@vitrina/core/orders'

import { useCheckout, useCheckoutHandle } from '../checkout/checkout-context.tsx'
import { deliveryChoiceMessages } from './delivery-choice.messages.ts'
import { deliveryQuoteStyle } from './delivery-quote.styles.ts'

/** What the chosen delivery promises, or why it could not be counted; its place is always there. */
export function DeliveryQuote() {
  const { send } = useCheckoutHandle()
  const state = useCheckout(checkout => deliveryQuote(checkout).state)
  const words = useCheckout(checkout => deliveryQuote(checkout).words)
  if (state === 'failed') {
    return (
      <p className={deliveryQuoteStyle()} data-tone="wrong" role="alert">
        <span>{`${words} `}</span>
        <button
          type="button"
          className="link"
          onClick={() => send({ type: 'delivery.recalculate' })}
        >
          {deliveryChoiceMessages.countAgain}
        </button>
      </p>
    )
  }
  return (
    <p className={deliveryQuoteStyle()} role="status" aria-busy={state === 'counting'}>
      {words}
    </p>
  )
}
