export { connectionMessages, connectionText } from './connection.messages.ts'
export { type Connection, type ConnectionCommand, connectionSubject } from './connection.ts'
export type { OpenReading } from './open-reading.ts'
export { type OpenSubject, openSubject } from './open-subject.ts'
export { isReading, type Reading } from './reading.ts'
export { runActor } from './run-actor.ts'
export {
  createStore,
  type RunningShop,
  type Store
} from './store.ts'
export type { StoreHost } from './store-host.ts'
export type { Due, Engine, Subject } from './subject.ts'
