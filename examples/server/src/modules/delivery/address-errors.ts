import { type AddressCheck, addressChecks, type Shipping, validateAddress } from '@vitrina/core'

/** Where the value a rule looks at stands in a shipping object. */
const FIELDS: Readonly<Record<AddressCheck, string>> = {
  address: 'address.value',
  postalCode: 'zip',
  region: 'kladrId',
  city: 'address.city',
  street: 'address.street',
  house: 'address.house'
}

/** Messages of §5 by field path, for the rules of a delivery type (P20). */
export function addressErrors(
  shipping: Shipping,
  deliveryType: string,
  prefix: string
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const check of addressChecks(deliveryType)) {
    const message = validateAddress(shipping, [check])[check]
    if (message !== undefined) errors[`${prefix}${FIELDS[check]}`] = message
  }
  return errors
}
