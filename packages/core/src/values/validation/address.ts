import { listOf, needObject, textOf } from '../../platform/input.ts'
import type { AddressCheck } from '../../platform/rule-sets.ts'
import { typedText } from '../spelling/typed-text.ts'
import { validationMessages as messages } from './validation.messages.ts'
import { required } from './validators.ts'

/** The fields the address rules look at; a saved and a suggested address both have them. */
export interface CheckedAddress {
  readonly zip: string
  readonly kladrId: string
  readonly address: {
    readonly city: string
    readonly settlement: string
    readonly street: string
    readonly house: string
    readonly value: string
  }
}

type AddressRule = (shipping: CheckedAddress) => string | undefined

const POSTAL_CODE = /^\d{6}$/
const isBlank = (text: string) => typedText(text) === ''

/** One rule per line of §5; «missing» means that none of the two is there (P6, P7). */
export const addressRules = {
  address: ({ address }) => required(address.value),
  postalCode: ({ zip }) => (POSTAL_CODE.test(textOf(zip).trim()) ? undefined : messages.postalCode),
  region: ({ kladrId, zip }) => (isBlank(kladrId) && isBlank(zip) ? messages.region : undefined),
  city: ({ address }) =>
    isBlank(address.city) && isBlank(address.settlement) ? messages.city : undefined,
  street: ({ address }) =>
    isBlank(address.street) && isBlank(address.house) ? messages.street : undefined,
  house: ({ address }) => (isBlank(address.house) ? messages.house : undefined)
} as const satisfies Record<AddressCheck, AddressRule>

/** Messages by rule name, in the order of `checks`; empty when the address is good. */
export function validateAddress(
  shipping: CheckedAddress,
  checks: readonly AddressCheck[]
): Partial<Record<AddressCheck, string>> {
  needObject(shipping, 'validateAddress(shipping)')
  needObject(shipping.address, 'validateAddress(shipping.address)')
  const found: Partial<Record<AddressCheck, string>> = {}
  for (const check of listOf(checks)) {
    const message = ruleOf(check)(shipping)
    if (message !== undefined) found[check] = message
  }
  return found
}

function ruleOf(check: AddressCheck): AddressRule {
  if (Object.hasOwn(addressRules, check)) return addressRules[check]
  const known = Object.keys(addressRules).join(', ')
  throw new TypeError(`validateAddress(checks): there is no check ${String(check)} among ${known}`)
}
