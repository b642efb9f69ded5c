import { withId, withoutIds } from '../device-list/device-list.ts'
import { favoritesMessages } from './favorites.messages.ts'
import { type FavoritesContext, isFavorite, wishesOf } from './favorites-state.ts'

/** As the visitor sees the list, newest first. */
export const favoriteIds = (favorites: FavoritesContext): readonly number[] =>
  wishesOf(favorites).reduce(
    (seen, { productId, favorite }) =>
      favorite ? withId(seen, productId) : withoutIds(seen, [productId]),
    favorites.ids
  )

export const favoritesCount = (favorites: FavoritesContext) => favoriteIds(favorites).length

export const isFavoriteUnsettled = (favorites: FavoritesContext, productId: number) =>
  wishesOf(favorites).some(wish => wish.productId === productId)

export const favoriteLabel = (favorites: FavoritesContext, productId: number) =>
  isFavorite(favorites, productId) ? favoritesMessages.remove : favoritesMessages.add

export const favoritesMessage = ({ message }: FavoritesContext) => message
