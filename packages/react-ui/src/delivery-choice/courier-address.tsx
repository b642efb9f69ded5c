import { type ShippingAddress } from '@vitrina/core/entities'
import { otherTown } from '@vitrina/core/order-form'
import { emptyShipping, fromSaved } from '@vitrina/core/shipping'

import { AddressField } from '../address-field/address-field.tsx'
import { useCheckout, useOrderForm } from '../checkout-form/checkout-context.tsx'
import { useField } from '../checkout-form/use-field.ts'
import { deliveryChoiceMessages } from './delivery-choice.messages.ts'

interface CourierAddressProps {
  saved: readonly ShippingAddress[]
}

/** Where the courier goes: a saved address or a new one. */
export function CourierAddress({ saved }: CourierAddressProps) {
  const { form, send } = useOrderForm()
  const looks = {
    city: useField('city'),
    zip: useField('zip'),
    street: useField('street'),
    house: useField('house')
  }
  const shipping = form.personalShipping.shipping ?? emptyShipping
  const choose = (next: typeof shipping) =>
    send({ type: 'form.edit', form: { personalShipping: { shippingId: '', shipping: next } } })
  return (
    <>
      {saved.length > 0 && (
        <ul className="saved" aria-label={deliveryChoiceMessages.savedAddresses}>
          {saved.map(known => (
            <li key={known.id}>
              <button type="button" className="link sm" onClick={() => choose(fromSaved(known))}>
                {known.address.value}
              </button>
            </li>
          ))}
        </ul>
      )}
      <AddressField looks={looks} shipping={shipping} onChange={choose} />
      <OtherTown />
    </>
  )
}

/** An address that was typed for another town is kept, and asked about. */
function OtherTown() {
  const { send } = useOrderForm()
  const city = useCheckout(checkout => otherTown(checkout)?.title)
  if (city === undefined) return null
  return (
    <p className="other-town" role="status">
      {deliveryChoiceMessages.otherAddress(city)}
      <button type="button" className="link" onClick={() => send({ type: 'town.deliver' })}>
        {deliveryChoiceMessages.deliverThere(city)}
      </button>
      <button type="button" className="link" onClick={() => send({ type: 'town.keep' })}>
        {deliveryChoiceMessages.keepAddress}
      </button>
    </p>
  )
}
