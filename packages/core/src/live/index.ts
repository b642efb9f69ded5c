export { isLiveOpen } from './live.selectors.ts'
export { followLine } from './live-events.ts'
