export { compareMessages } from './compare.messages.ts'
export {
  COMPARE_MAX,
  type CompareCommand,
  compareSubject,
  isCompared,
  keepCompare
} from './compare.ts'
export { compareNameMessages } from './compare-name.messages.ts'
export {
  type CompareGroup,
  type CompareRow,
  compareRows,
  differentRows
} from './compare-rows.ts'
export { type ComparedView, comparisonSubject, followCompare } from './comparison.ts'
export { type ComparisonView, comparisonView } from './comparison.view.ts'
export { clearCompare, turnCompare } from './turn-compare.ts'
