export { type ShelfView, shelfView } from './shelf.view.ts'
export {
  followWatched,
  keepWatched,
  WATCHED_MAX,
  type WatchedCommand,
  watchedCardsSubject,
  watchedSubject
} from './watched.ts'
