import type { Shipping } from '../../entities/shipping.ts'
import { cityOf } from './shipping.ts'
import { withTyped, withZip } from './shipping-edit.ts'

/** What an address is typed into; a city and a village share one field. */
export type AddressText = 'city' | 'zip' | 'street' | 'house' | 'flat'

/** What stands in the fields of an address. */
export const addressTexts = (shipping: Shipping): Readonly<Record<AddressText, string>> => {
  const { street, house, flat } = shipping.address
  return { city: cityOf(shipping), zip: shipping.zip, street, house, flat }
}

/** The address after a text was typed into one of its fields. */
export function withAddressText(shipping: Shipping, field: AddressText, text: string): Shipping {
  if (field === 'zip') return withZip(shipping, text)
  return withTyped(shipping, field === 'city' ? { city: text, settlement: '' } : { [field]: text })
}
