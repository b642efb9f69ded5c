export { createFavoritesMachine, type FavoritesActor } from './favorites.machine.ts'
export { favoritesMessages } from './favorites.messages.ts'
export {
  favoriteIds,
  favoriteLabel,
  favoritesCount,
  favoritesMessage,
  isFavoriteUnsettled
} from './favorites.selectors.ts'
export { favoritesSubject } from './favorites.ts'
export { createFavoritesApi } from './favorites-api.ts'
export { FAVORITES_MAX, type FavoritesFact } from './favorites-changes.ts'
export type { FavoritesApi, FavoritesEvent, MergedFavorites } from './favorites-events.ts'
export {
  type FavoriteCommand,
  type FavoritesContext,
  type FavoriteWish,
  favoritesAfter,
  favoritesState,
  isFavorite
} from './favorites-state.ts'
