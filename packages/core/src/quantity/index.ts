export { QUANTITY_MAX } from '../contracts/quantity-limits.ts'
export {
  type CounterRules,
  counterRules,
  enterQuantity,
  type QuantityEntry,
  type QuantityRules
} from './quantity.ts'
