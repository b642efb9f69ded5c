import { type ShippingAddress } from '@vitrina/core/entities'
import {
  addressKept,
  addressThere,
  orderShipping,
  otherTown,
  withShipping
} from '@vitrina/core/orders'
import { fromSaved } from '@vitrina/core/values'

import { AddressField } from '../../forms/address-field.tsx'
import { style } from '../../theme/style.ts'
import { useCheckout, useCheckoutHandle, useOrderForm } from '../checkout/checkout-context.tsx'
import { useField } from '../checkout/use-field.ts'
import { courierAddressMessages } from './courier-address.messages.ts'

const otherTownStyle = style(`
  display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; margin-top: 12px; padding: 8px 16px; border-radius: var(--r-m); background: var(--c-amber-soft); color: var(--c-amber); font-size: var(--fs-sm);
`)

export interface CourierAddressProps {
  saved: readonly ShippingAddress[]
}

/** Where the courier goes: a saved address or a new one. */
export function CourierAddress({ saved }: CourierAddressProps) {
  const { form, send } = useOrderForm()
  const fields = {
    city: useField('city'),
    zip: useField('zip'),
    street: useField('street'),
    house: useField('house')
  }
  const shipping = orderShipping(form)
  const choose = (next: typeof shipping) => send({ type: 'form.edit', form: withShipping(next) })
  return (
    <>
      {saved.length > 0 && (
        <ul className="saved" aria-label={courierAddressMessages.savedAddresses}>
          {saved.map(each => (
            <li key={each.id}>
              <button type="button" className="link sm" onClick={() => choose(fromSaved(each))}>
                {each.address.value}
              </button>
            </li>
          ))}
        </ul>
      )}
      <AddressField fields={fields} shipping={shipping} onChange={choose} />
      <OtherTown />
    </>
  )
}

/** An address that was typed for another town is kept, and asked about. */
function OtherTown() {
  const { get, send } = useCheckoutHandle()
  const city = useCheckout(checkout => otherTown(checkout)?.title)
  if (city === undefined) return null
  return (
    <p className={otherTownStyle()} role="status">
      <span>{courierAddressMessages.otherAddress(city)}</span>
      <button type="button" className="link" onClick={() => send(addressThere(get()))}>
        {courierAddressMessages.deliverThere(city)}
      </button>
      <button type="button" className="link" onClick={() => send(addressKept(get()))}>
        {courierAddressMessages.keepAddress}
      </button>
    </p>
  )
}
