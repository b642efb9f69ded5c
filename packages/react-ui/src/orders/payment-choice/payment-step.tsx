import { type PaymentMethod } from '@vitrina/core/entities'
import { offerNote, paymentChoices } from '@vitrina/core/orders'
import type { IconName } from '../../kit/icon/icon.tsx'
import { RadioCard, RadioCards } from '../../kit/radio-card/radio-card.tsx'
import { useCheckout, useOrderForm } from '../checkout/checkout-context.tsx'
import { CheckoutStep } from '../checkout/checkout-step.tsx'
import { useField } from '../checkout/use-field.ts'
import { paymentChoiceMessages } from './payment-choice.messages.ts'

/** A way to pay that is new has none. */
const icons: ReadonlyMap<PaymentMethod['code'], IconName> = new Map([
  ['sbp', 'qrcode'],
  ['card', 'credit-card'],
  ['on_receipt', 'cash'],
  ['invoice', 'file-invoice']
])

export function PaymentStep() {
  const { form, send } = useOrderForm()
  const { error } = useField('payment')
  const failure = useCheckout(checkout => checkout.offers?.paymentFailure ?? '')
  const methods = paymentChoices(useCheckout(checkout => checkout))
  return (
    <CheckoutStep number={3} title={paymentChoiceMessages.title}>
      {failure !== '' && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
      <RadioCards legend={paymentChoiceMessages.methods} columns={2}>
        {methods.map((method, index) => (
          <RadioCard
            key={method.id}
            id={index === 0 ? 'payment' : undefined}
            name="payment"
            value={method.id}
            icon={icons.get(method.code)}
            title={method.title}
            note={offerNote(method)}
            disabled={method.unavailable !== ''}
            checked={form.personalPayment === method.id}
            onChange={() => send({ type: 'payment.choose', id: method.id })}
          />
        ))}
      </RadioCards>
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </CheckoutStep>
  )
}
