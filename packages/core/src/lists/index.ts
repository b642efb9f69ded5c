export { compareMessages } from './compare/compare.messages.ts'
export { type CompareCommand, compareSubject, isCompared } from './compare/compare.ts'
export type { CompareGroup } from './compare/compare-rows.ts'
export { type ComparedView, comparisonSubject, followCompare } from './compare/comparison.ts'
export { type ComparisonView, comparisonView } from './compare/comparison.view.ts'
export { clearCompare, turnCompare } from './compare/turn-compare.ts'
export type { ListedProduct, OwnList } from './device-list/own-list.ts'
export type { FavoriteCommand } from './favorites/favorite-commands.ts'
export { postFavorite } from './favorites/favorites.form.ts'
export { favoritesMessages } from './favorites/favorites.messages.ts'
export { favoriteIds, favoritesCount } from './favorites/favorites.selectors.ts'
export { favoritesSubject } from './favorites/favorites.ts'
export { turnFavorite } from './favorites/favorites-list.ts'
export { favoritesPageMessages } from './favorites/favorites-page.messages.ts'
export {
  FAVORITES_PAGE_SIZE,
  type FavoritesPage,
  readMemberFavorites
} from './favorites/favorites-page.ts'
export { isFavorite } from './favorites/favorites-state.ts'
export { openFavoritesPage } from './favorites/open-favorites-page.ts'
export { ownLists } from './own-lists/own-lists.ts'
export { defaultSavedNames } from './own-lists/saved-names.ts'
export { postRestock } from './restock/posted-restock.ts'
export { restockForm } from './restock/restock.form.ts'
export { restockMessages } from './restock/restock.messages.ts'
export { isRestockSent, restockSentPath } from './restock/restock-path.ts'
export { shelfView } from './watched/shelf.view.ts'
export {
  followWatched,
  keepWatched,
  type WatchedCommand,
  watchedCardsSubject,
  watchedSubject
} from './watched/watched.ts'
