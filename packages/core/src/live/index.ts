export { followLine } from './follow-line.ts'
export { isLiveOpen } from './live.selectors.ts'
