export {
  createWatchedMachine,
  type WatchedActor,
  type WatchedContext,
  type WatchedEvent
} from './watched.machine.ts'
export { watchedBefore } from './watched.selectors.ts'
export { WATCHED_MAX, watchedAfter } from './watched-list.ts'
