import { withId, withoutIds } from '../device-list/device-list.ts'
import { type FavoritesContext, intentsOf } from './favorites-state.ts'

/** As the visitor sees the list, newest first. */
export const favoriteIds = (favorites: FavoritesContext): readonly number[] =>
  intentsOf(favorites).reduce(
    (seen, { productId, favorite }) =>
      favorite ? withId(seen, productId) : withoutIds(seen, [productId]),
    favorites.ids
  )

export const favoritesCount = (favorites: FavoritesContext) => favoriteIds(favorites).length

/** Whether the server knows of everything that the visitor sees. */
export const isFavoritesSettled = (favorites: FavoritesContext) => intentsOf(favorites).length === 0
