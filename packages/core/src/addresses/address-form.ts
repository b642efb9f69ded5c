import { addressChecks, defaultRuleSets, type RuleSets } from '../config/rule-sets.ts'
import type { Profile } from '../entities/profile.ts'
import type { Shipping, ShippingAddress } from '../entities/shipping.ts'
import type { FieldErrors } from '../errors/api-error.ts'
import type { PhoneLengths } from '../phone/countries.ts'
import { validateAddress } from '../validation/address.ts'
import { fullName } from '../validation/full-name.ts'
import { phoneText } from '../validation/phone-number.ts'
import { foundMessages } from '../validation/validator.ts'
import { addressMessages } from './address.messages.ts'

/** A saved address as a form has it: a new one has no id yet. */
export type AddressForm = Omit<ShippingAddress, 'id'>

export interface AddressFormRules {
  readonly sets?: RuleSets
  readonly phoneLengths?: PhoneLengths
}

/** The empty form; the account's own name and phone are filled in. */
export const emptyAddressForm = (profile?: Profile): AddressForm => ({
  title: '',
  contactPerson: profile?.fio ?? '',
  phone: profile?.phone ?? '',
  address: {
    country: addressMessages.country,
    region: '',
    city: '',
    settlement: '',
    street: '',
    house: '',
    flat: '',
    value: ''
  },
  kladrId: '',
  zip: '',
  isDefault: false
})

/** What is wrong, by field; the parts of the address under `address.` (§5, as for a courier). */
export function validateAddressForm(form: AddressForm, rules: AddressFormRules = {}): FieldErrors {
  const checks = addressChecks('courier', rules.sets ?? defaultRuleSets)
  const ofAddress = Object.entries(validateAddress(form, checks)).map(
    ([check, message]) => [`address.${check}`, message] as const
  )
  return foundMessages({
    contactPerson: fullName(form.contactPerson),
    phone: phoneText(form.phone, rules.phoneLengths),
    ...Object.fromEntries(ofAddress)
  })
}

/** A suggestion in the form; what the visitor typed besides stays, and so does his own switch (B5). */
export function suggestedForm(form: AddressForm, shipping: Shipping): AddressForm {
  const { address, kladrId, zip } = shipping
  const { address: typed } = form
  const flat = address.flat === '' ? typed.flat : address.flat
  return { ...form, kladrId, zip, address: { ...address, flat } }
}

/** A saved address as a checkout names it. */
export function savedShipping(saved: ShippingAddress) {
  const { id, address, kladrId, zip } = saved
  const shipping: Shipping = { coord: [], zip, kladrId, cityFiasId: '', isDefault: true, address }
  return { shippingId: id, shipping }
}
