export { followLine } from './follow-line.ts'
export { createLiveMachine, type LiveActor, type LiveContext } from './live.machine.ts'
export { isLiveLost, isLiveOpen } from './live.selectors.ts'
export type { Line, LineEvent, LiveApi, LiveEvent, LiveFact } from './live-events.ts'
