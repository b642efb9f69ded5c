export { type AddressText, addressTexts, withAddressText } from './address-texts.ts'
export { isCollected } from './is-collected.ts'
export {
  emptyShipping,
  fromSaved,
  type NamedShipping,
  normaliseNamed,
  normaliseShipping
} from './shipping.ts'
export { withOption, withTyped } from './shipping-edit.ts'
export { readTown, type Town } from './town.ts'
