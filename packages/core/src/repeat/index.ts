export { repeatedAt, repeatedHref, toldRepetition } from './posted-repeat.ts'
export { type RepeatDifference, repeatDifferences } from './repeat-differences.ts'
