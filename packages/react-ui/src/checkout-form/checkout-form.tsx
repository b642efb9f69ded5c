import type {
  DeliveryMethod,
  DeliveryPoint,
  PaymentMethod,
  ShippingAddress
} from '@vitrina/core/entities'
import type { FormEvent } from 'react'

import { DeliveryStep } from '../delivery-choice/delivery-step.tsx'
import { later } from '../later/later.tsx'
import { PaymentStep } from '../payment-choice/payment-step.tsx'
import { useCheckout, useCheckoutHandle } from './checkout-context.tsx'
import { CheckoutErrors } from './checkout-errors.tsx'
import { checkoutFormStyle } from './checkout-form.styles.ts'
import { NotesStep } from './notes-step.tsx'
import { RecipientStep } from './recipient-step.tsx'

/** What the visitor chooses from. */
export interface CheckoutOffers {
  readonly deliveryMethods: readonly DeliveryMethod[]
  readonly points: readonly DeliveryPoint[]
  readonly savedAddresses: readonly ShippingAddress[]
  readonly paymentMethods: readonly PaymentMethod[]
  /** Why the ways to pay could not be read, or an empty string. */
  readonly paymentFailure: string
}

const PriceDialog = later(async () => (await import('./price-dialog.tsx')).PriceDialog)

/** The whole form of an order, one page, four steps on the margin. */
export function CheckoutForm({ offers }: { offers: CheckoutOffers }) {
  const { send } = useCheckoutHandle()
  const isAsking = useCheckout(({ phase }) => phase === 'confirmingPrice')

  function submit(event: FormEvent) {
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
      data-intent
      onSubmit={submit}
    >
      <CheckoutErrors />
      <RecipientStep />
      <DeliveryStep
        methods={offers.deliveryMethods}
        points={offers.points}
        saved={offers.savedAddresses}
      />
      <PaymentStep methods={offers.paymentMethods} failure={offers.paymentFailure} />
      <NotesStep />
      {isAsking && <PriceDialog />}
    </form>
  )
}
