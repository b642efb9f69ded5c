export { readWatched } from './read-watched.ts'
export {
  createWatchedMachine,
  type WatchedActor,
  type WatchedContext,
  type WatchedEvent
} from './watched.machine.ts'
export { watchedBefore } from './watched.selectors.ts'
export { WATCHED_MAX, watchedAfter, watchProduct } from './watched-list.ts'
