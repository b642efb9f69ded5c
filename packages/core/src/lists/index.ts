export { compareMessages } from './compare/compare.messages.ts'
export {
  COMPARE_MAX,
  type CompareCommand,
  compareSubject,
  isCompared,
  keepCompare
} from './compare/compare.ts'
export { compareNameMessages } from './compare/compare-name.messages.ts'
export {
  type CompareGroup,
  type CompareRow,
  compareRows,
  differentRows
} from './compare/compare-rows.ts'
export { type ComparedView, comparisonSubject, followCompare } from './compare/comparison.ts'
export { type ComparisonView, comparisonView } from './compare/comparison.view.ts'
export { clearCompare, turnCompare } from './compare/turn-compare.ts'
export { parseIds } from './device-list/device-list.ts'
export { createDeviceStore, type DeviceStore } from './device-list/device-store.ts'
export type { DeviceList, ListHeard, ListHost } from './device-list/keep-list.ts'
export type { ListReading, ListReadingCommand } from './device-list/list-reading.ts'
export type { ListedProduct, OwnList } from './device-list/own-list.ts'
export { postFavorite } from './favorites/favorites.form.ts'
export { createFavoritesMachine, type FavoritesActor } from './favorites/favorites.machine.ts'
export { favoritesMessages } from './favorites/favorites.messages.ts'
export {
  favoriteIds,
  favoritesCount,
  favoritesMessage,
  isFavoritesSettled
} from './favorites/favorites.selectors.ts'
export { favoritesSubject } from './favorites/favorites.ts'
export { favoritesPageMessages } from './favorites/favorites-page.messages.ts'
export {
  FAVORITES_PAGE_SIZE,
  type FavoritesPage,
  readMemberFavorites
} from './favorites/favorites-page.ts'
export {
  FAVORITES_MAX,
  type FavoriteCommand,
  type FavoritesContext,
  isFavorite
} from './favorites/favorites-state.ts'
export type { ShopFavorites } from './favorites/open-favorites.ts'
export {
  type FavoritesReading,
  type OpenFavoritesPage,
  openFavoritesPage
} from './favorites/open-favorites-page.ts'
export { turnFavorite } from './favorites/turn-favorite.ts'
export { ownLists } from './own-lists/own-lists.ts'
export { defaultSavedNames } from './own-lists/saved-names.ts'
export { postRestock } from './restock/posted-restock.ts'
export { type RestockFacts, restockForm } from './restock/restock.form.ts'
export { restockMessages } from './restock/restock.messages.ts'
export { isRestockSent, restockSentPath } from './restock/restock-path.ts'
export { type ShelfView, shelfView } from './watched/shelf.view.ts'
export {
  followWatched,
  keepWatched,
  WATCHED_MAX,
  type WatchedCommand,
  watchedCardsSubject,
  watchedSubject
} from './watched/watched.ts'
