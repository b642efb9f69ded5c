import type { DeliveryMethod } from '@vitrina/core/entities'

import { useCheckout, useOrderForm } from '../checkout-form/checkout-context.tsx'
import { CheckoutStep } from '../checkout-form/checkout-step.tsx'
import { useField } from '../checkout-form/use-field.ts'
import type { IconName } from '../kit/icon/icon.tsx'
import { RadioCard, RadioCards } from '../kit/radio-card/radio-card.tsx'
import { later } from '../later/later.tsx'
import { usePrices } from '../prices/use-prices.ts'
import { deliveryChoiceMessages } from './delivery-choice.messages.ts'
import { deliveryQuoteStyle } from './delivery-quote.styles.ts'
import { DeliveryQuote } from './delivery-quote.tsx'
import { PickupPoints } from './pickup-points.tsx'

const CourierAddress = later(async () => (await import('./courier-address.tsx')).CourierAddress)

const icons = {
  courier: 'truck-delivery',
  pickupPoint: 'package',
  store: 'building-store'
} as const satisfies Record<DeliveryMethod['type'], IconName>

export function DeliveryStep() {
  const isNeeded = useCheckout(checkout => checkout.needsDelivery)
  return (
    <CheckoutStep number={2} title={deliveryChoiceMessages.title}>
      {isNeeded ? (
        <DeliveryChoice />
      ) : (
        <p className={deliveryQuoteStyle()}>{deliveryChoiceMessages.nothingToDeliver}</p>
      )}
    </CheckoutStep>
  )
}

function DeliveryChoice() {
  const { form, send } = useOrderForm()
  const offers = useCheckout(checkout => checkout.offers)
  const { show } = usePrices()
  const { error } = useField('delivery')
  const { type, method: chosen } = form.personalDelivery
  return (
    <>
      <RadioCards legend={deliveryChoiceMessages.methods} columns={3}>
        {offers?.deliveryMethods.map((method, index) => (
          <RadioCard
            key={method.id}
            id={index === 0 ? 'delivery' : undefined}
            name="delivery"
            tall
            icon={icons[method.type]}
            title={method.title}
            note={method.unavailable || method.note}
            cost={
              method.priceFrom > 0 ? deliveryChoiceMessages.from(show(method.priceFrom)) : show(0)
            }
            disabled={method.unavailable !== ''}
            checked={chosen === method.id}
            onChange={() => send({ type: 'delivery.choose', id: method.id })}
          />
        ))}
      </RadioCards>
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      {chosen !== '' && type === 'courier' && (
        <CourierAddress saved={offers?.savedAddresses ?? []} />
      )}
      {chosen !== '' && type !== 'courier' && (
        <PickupPoints key={type} type={type} points={offers?.points ?? []} />
      )}
      <DeliveryQuote />
    </>
  )
}
