export { postFavorite } from './favorites.form.ts'
export { createFavoritesMachine, type FavoritesActor } from './favorites.machine.ts'
export { favoritesMessages } from './favorites.messages.ts'
export {
  favoriteIds,
  favoritesCount,
  favoritesMessage,
  isFavoritesSettled
} from './favorites.selectors.ts'
export { favoritesSubject } from './favorites.ts'
export { favoritesPageMessages } from './favorites-page.messages.ts'
export { FAVORITES_PAGE_SIZE, type FavoritesPage, readMemberFavorites } from './favorites-page.ts'
export {
  FAVORITES_MAX,
  type FavoriteCommand,
  type FavoritesContext,
  isFavorite
} from './favorites-state.ts'
export type { ShopFavorites } from './open-favorites.ts'
export {
  type FavoritesReading,
  type OpenFavoritesPage,
  openFavoritesPage
} from './open-favorites-page.ts'
export { turnFavorite } from './turn-favorite.ts'
