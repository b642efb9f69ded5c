export type { OpenReading } from './open-reading.ts'
export { type OpenSubject, openSubject } from './open-subject.ts'
export { isReading, type Reading } from './reading.ts'
export { runActor } from './run-actor.ts'
export {
  createStore,
  type RunningShop,
  type Store,
  type StoreHost
} from './store.ts'
export type { Due, Engine, Subject } from './subject.ts'
