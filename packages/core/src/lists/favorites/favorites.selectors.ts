import { withId, withoutIds } from '../device-list/device-list.ts'
import { type FavoritesContext, wishesOf } from './favorites-state.ts'

/** As the visitor sees the list, newest first. */
export const favoriteIds = (favorites: FavoritesContext): readonly number[] =>
  wishesOf(favorites).reduce(
    (seen, { productId, favorite }) =>
      favorite ? withId(seen, productId) : withoutIds(seen, [productId]),
    favorites.ids
  )

export const favoritesCount = (favorites: FavoritesContext) => favoriteIds(favorites).length

/** Whether the server knows of everything that the visitor sees. */
export const isFavoritesSettled = (favorites: FavoritesContext) => wishesOf(favorites).length === 0
