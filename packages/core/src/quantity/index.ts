export { QUANTITY_MAX } from '../contracts/quantity-limits.ts'
export {
  canDecrease,
  canIncrease,
  enterQuantity,
  type QuantityEntry,
  type QuantityRules,
  stepQuantity
} from './quantity.ts'
