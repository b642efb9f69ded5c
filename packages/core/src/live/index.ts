export {
  createLiveMachine,
  isLiveOpen,
  type LiveActor,
  type LiveContext
} from './live.machine.ts'
export type { Line, LineEvent, LiveApi, LiveEvent, LiveFact } from './live-events.ts'
