export {
  type CounterActor,
  type CounterContext,
  type CounterEvent,
  type CounterFact,
  createCounterMachine
} from './counter.machine.ts'
export {
  canCountDown,
  canCountUp,
  counterText
} from './counter.selectors.ts'
export {
  canDecrease,
  canIncrease,
  enterQuantity,
  type QuantityEntry,
  type QuantityRules,
  stepQuantity
} from './quantity.ts'
