import { isDeliveryStale } from '@vitrina/core/checkout'

import { useCheckout, useCheckoutHandle } from '../checkout/checkout-context.tsx'
import { deliveryChoiceMessages } from './delivery-choice.messages.ts'
import { deliveryQuoteStyle } from './delivery-quote.styles.ts'

/** What the chosen delivery promises, or why it could not be counted; its place is always there. */
export function DeliveryQuote() {
  const { send } = useCheckoutHandle()
  const failure = useCheckout(checkout => checkout.deliveryFailure)
  const isStale = useCheckout(checkout => isDeliveryStale(checkout))
  const words = useCheckout(checkout => checkout.calculation?.description ?? '')
  if (failure !== '') {
    return (
      <p className={deliveryQuoteStyle()} data-tone="wrong" role="alert">
        {failure}{' '}
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
    <p className={deliveryQuoteStyle()} role="status" aria-busy={isStale}>
      {isStale ? deliveryChoiceMessages.counting : words}
    </p>
  )
}
