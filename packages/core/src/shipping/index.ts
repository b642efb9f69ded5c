export { isCollected } from './is-collected.ts'
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
