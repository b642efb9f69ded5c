import { checkoutPhase } from '@vitrina/core/orders'
import { Button } from '../../kit/button/button.tsx'
import { useCheckout } from '../checkout/checkout-context.tsx'
import { orderSummaryMessages } from './order-summary.messages.ts'

/** The one button of a checkout; both of its places send the same form, with script or without. */
export function PlaceOrder({ wide }: { wide?: boolean }) {
  const phase = useCheckout(checkoutPhase)
  return (
    <Button size="l" wide={wide} type="submit" form="checkout" busy={phase !== 'editing'}>
      {orderSummaryMessages.order}
    </Button>
  )
}
