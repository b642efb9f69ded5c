export {
  canDecrease,
  canIncrease,
  enterQuantity,
  type QuantityEntry,
  type QuantityRules,
  stepQuantity
} from './quantity.ts'
