import { checkoutPhase } from '@vitrina/core/orders'
import type { FormEvent } from 'react'
import { later } from '../../binding/later.tsx'
import type { Elements } from '../../kit/elements.ts'
import { useCheckout, useCheckoutHandle } from '../checkout/checkout-context.tsx'
import { DeliveryStep } from '../delivery-choice/delivery-step.tsx'
import { PaymentStep } from '../payment-choice/payment-step.tsx'
import { CheckoutErrors } from './checkout-errors.tsx'
import { checkoutFormStyle } from './checkout-form.styles.ts'
import { NotesStep } from './notes-step.tsx'
import { RecipientStep } from './recipient-step.tsx'

const PriceDialog = later(async () => (await import('./price-dialog.tsx')).PriceDialog)

/** The whole form of an order, one page, four steps on the margin. */
export function CheckoutForm({ children }: { children?: Elements }) {
  const { send } = useCheckoutHandle()
  const isAsking = useCheckout(checkoutPhase) === 'confirmingPrice'

  function submit(event: FormEvent) {
    // React hands on the submits of forms that stand elsewhere and are drawn from here: that of the map.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    send({ type: 'checkout.submit' })
  }

  return (
    <form
      id="checkout"
      className={`${checkoutFormStyle()} margin`}
      method="post"
      noValidate
      data-live
      onSubmit={submit}
    >
      {children}
      <CheckoutErrors />
      <RecipientStep />
      <DeliveryStep />
      <PaymentStep />
      <NotesStep />
      {isAsking && <PriceDialog />}
    </form>
  )
}
