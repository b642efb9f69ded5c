import type { PaymentMethod } from '@vitrina/core/entities'

import { useCheckout, useOrderForm } from '../checkout-form/checkout-context.tsx'
import { CheckoutStep } from '../checkout-form/checkout-step.tsx'
import { useField } from '../checkout-form/use-field.ts'
import type { IconName } from '../kit/icon/icon.tsx'
import { RadioCard, RadioCards } from '../kit/radio-card/radio-card.tsx'

const icons = {
  sbp: 'qrcode',
  card: 'credit-card',
  on_receipt: 'cash',
  invoice: 'file-invoice'
} as const satisfies Record<PaymentMethod['code'], IconName>

const PAID_AT_ONCE = 'Заказ без доставки оплачивают сразу'

interface PaymentStepProps {
  methods: readonly PaymentMethod[]
  /** Why the methods could not be read, or an empty string. */
  failure: string
}

export function PaymentStep({ methods, failure }: PaymentStepProps) {
  const { form, edit } = useOrderForm()
  const { error } = useField('payment', form.personalPayment)
  const isHandedOver = useCheckout(({ checkout }) => checkout.needsDelivery)
  return (
    <CheckoutStep number={3} title="Как оплатить">
      {failure !== '' && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
      <RadioCards legend="Способ оплаты" columns={2}>
        {methods.map(({ id, code, title, note, unavailable }, index) => {
          const reason = code === 'on_receipt' && !isHandedOver ? PAID_AT_ONCE : unavailable
          return (
            <RadioCard
              key={id}
              id={index === 0 ? 'payment' : undefined}
              name="payment"
              icon={icons[code]}
              title={title}
              note={reason || note}
              disabled={reason !== ''}
              checked={form.personalPayment === id}
              onChange={() => edit({ personalPayment: id })}
            />
          )
        })}
      </RadioCards>
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </CheckoutStep>
  )
}
