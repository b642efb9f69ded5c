export {
  type CompareActor,
  type CompareEvent,
  type CompareFact,
  createCompareMachine
} from './compare.machine.ts'
export { compareMessages } from './compare.messages.ts'
export {
  comparedCount,
  comparedIds,
  compareLabel,
  compareMessage,
  isCompareFull
} from './compare.selectors.ts'
export {
  type CompareGroup,
  type CompareRow,
  compareRows,
  differentRows
} from './compare-rows.ts'
export {
  COMPARE_MAX,
  type CompareCommand,
  type CompareContext,
  compareAfter,
  compareState,
  isCompared
} from './compare-state.ts'
