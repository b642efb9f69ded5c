import type { Profile } from '../../entities/profile.ts'
import type { Shipping, ShippingAddress } from '../../entities/shipping.ts'
import { defineForm } from '../../forms/form.ts'
import type { FieldRules } from '../../platform/field-rules.ts'
import { askedAddress } from '../../platform/rule-sets.ts'
import { shownPhone } from '../../values/phone/phone.ts'
import { coordOf, emptyShipping, fromSaved } from '../../values/shipping/shipping.ts'
import { withTyped } from '../../values/shipping/shipping-edit.ts'
import { composedText } from '../../values/spelling/typed-text.ts'
import { validateAddress } from '../../values/validation/address.ts'
import { fieldValidators } from '../../values/validation/field-validators.ts'
import { foundMessages } from '../../values/validation/validator.ts'

/** A saved address as it is sent: a new one has no id yet. */
export type AddressBody = Omit<ShippingAddress, 'id'>

export interface AddressFacts {
  /** None for a new one. */
  readonly address: ShippingAddress | undefined
  /** Whose name and phone a new one begins with. */
  readonly profile: Pick<Profile, 'fio' | 'phone'> | undefined
  readonly rules: FieldRules
}

/** The parts of a place, as its fields and the hidden ones beside them have them. */
interface PlaceValues {
  readonly region: string
  readonly city: string
  readonly settlement: string
  readonly street: string
  readonly house: string
  readonly flat: string
  readonly zip: string
  readonly kladrId: string
  /** «54.19,37.61», or nothing. */
  readonly coord: string
}

export interface AddressValues extends PlaceValues {
  readonly title: string
  readonly contactPerson: string
  /** As its mask shows it: «+7 (912) 345-67-89». */
  readonly phone: string
  readonly isDefault: boolean
}

/** Form of a saved address, with the rules of courier delivery (§5). */
export const addressForm = /* @__PURE__ */ defineForm({
  name: 'address',
  values: ({ address, profile, rules }: AddressFacts): AddressValues => ({
    title: address?.title ?? '',
    contactPerson: address?.contactPerson ?? profile?.fio ?? '',
    phone: shownPhone(address?.phone ?? profile?.phone ?? '', rules.phoneLengths),
    isDefault: address?.isDefault ?? false,
    ...placeValues(address === undefined ? emptyShipping : fromSaved(address))
  }),
  check(values, { rules }) {
    const { fullName, phone } = fieldValidators(rules)
    return {
      contactPerson: fullName(values.contactPerson),
      phone: phone(values.phone),
      ...placeMessages(values, rules)
    }
  },
  body: (values): AddressBody => addressBody(values)
})

/** What is wrong with the place, at the fields that are seen of it. */
function placeMessages(values: AddressValues, { ruleSets }: FieldRules) {
  const asked = askedAddress('courier', ruleSets)
  const { address, region, postalCode, ...wrong } = validateAddress(shippingOf(values), asked)
  const found = foundMessages({ ...wrong, city: wrong.city ?? region, zip: postalCode })
  const isNamed = Object.keys(found).length > 0
  return isNamed || address === undefined ? found : { house: address }
}

/** The address that stands in a form. */
export function addressBody(values: AddressValues): AddressBody {
  const { address, kladrId, zip, coord } = shippingOf(values)
  const { title, contactPerson, phone, isDefault } = values
  const place = { address, kladrId, zip, ...(coord.length > 0 && { coord }) }
  return { title: composedText(title).trim(), contactPerson, phone, ...place, isDefault }
}

/** The place in the fields of a form, for the rules that change places. */
export function shippingOf({ zip, kladrId, coord, ...place }: PlaceValues): Shipping {
  const { region, city, settlement, street, house, flat } = place
  const [latitude = '', longitude = ''] = coord.split(',')
  const known = { ...emptyShipping, zip, kladrId, coord: coordOf(latitude, longitude) }
  const address = { ...known.address, region, city, settlement, street, house }
  return withTyped({ ...known, address }, { flat })
}

/** Converts a place to the values of the form's fields. */
export const placeValues = ({ address, zip, kladrId, coord }: Shipping): PlaceValues => {
  const { region, city, settlement, street, house, flat } = address
  return { region, city, settlement, street, house, flat, zip, kladrId, coord: coord.join() }
}
