export {
  emptyShipping,
  fromSaved,
  type NamedShipping,
  normaliseNamed,
  normaliseShipping,
  withOption,
  withTyped,
  withZip
} from './shipping.ts'
export { readTown, type Town } from './town.ts'
