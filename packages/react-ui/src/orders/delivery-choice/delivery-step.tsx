import type { DeliveryMethod } from '@vitrina/core/entities'
import {
  askedPlace,
  type DeliveryTerm,
  deliveryQuote,
  methodTerm,
  offerNote
} from '@vitrina/core/orders'
import { isCollected } from '@vitrina/core/values'
import type { ComponentProps } from 'react'
import { later } from '../../binding/later.tsx'
import type { IconName } from '../../kit/icon/icon.tsx'
import { RadioCard, RadioCards } from '../../kit/radio-card/radio-card.tsx'
import {
  useCheckout,
  useCheckoutHandle,
  useOrderForm,
  useTerms
} from '../checkout/checkout-context.tsx'
import { CheckoutStep } from '../checkout/checkout-step.tsx'
import { useField } from '../checkout/use-field.ts'
import { deliveryChoiceMessages } from './delivery-choice.messages.ts'
import { deliveryQuoteStyle } from './delivery-quote.styles.ts'
import { PickupPoints } from './pickup-points.tsx'

/** What the chosen delivery promises, or why it could not be counted; its place is always there. */
function DeliveryQuote() {
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

export const CourierAddress = later(
  async () => (await import('./courier-address.tsx')).CourierAddress
)

const icons = {
  courier: 'truck-delivery',
  pickupPoint: 'package',
  store: 'building-store'
} as const satisfies Record<string, IconName>

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
  const terms = useTerms()
  const { error } = useField('delivery')
  const { method: chosen } = form.personalDelivery
  const place = askedPlace(form)
  return (
    <>
      <RadioCards legend={deliveryChoiceMessages.methods} columns={3}>
        {offers?.deliveryMethods.map((method, index) => (
          <MethodCard
            key={method.id}
            id={index === 0 ? 'delivery' : undefined}
            value={method.id}
            method={method}
            term={methodTerm(method, terms)}
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
      {place === 'address' && <CourierAddress saved={offers?.savedAddresses ?? []} />}
      {place !== undefined && place !== 'address' && <PickupPoints key={place} type={place} />}
      <DeliveryQuote />
    </>
  )
}

interface MethodCardProps
  extends Pick<ComponentProps<'input'>, 'id' | 'value' | 'checked' | 'onChange'> {
  method: DeliveryMethod
  term: DeliveryTerm
}

const MethodCard = ({ method, term, ...native }: MethodCardProps) => (
  <RadioCard
    {...native}
    name="delivery"
    tall
    icon={icons[isCollected(method.type) ? method.type : 'courier']}
    title={method.title}
    note={
      <>
        <span>{offerNote(method)}</span>
        {term.day && <span>{term.day}</span>}
      </>
    }
    cost={term.price}
    disabled={method.unavailable !== ''}
  />
)
