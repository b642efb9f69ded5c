export { type AddressText, addressTexts, withAddressText } from './address-texts.ts'
export { isCollected } from './is-collected.ts'
export {
  emptyShipping,
  fromSaved,
  type NamedShipping,
  normaliseNamed,
  normaliseShipping,
  withOption,
  withTyped
} from './shipping.ts'
export { readTown, type Town } from './town.ts'
