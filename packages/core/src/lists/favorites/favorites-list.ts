import type { OwnList } from '../device-list/own-list.ts'
import { showDeviceFavorites } from './device-favorites.ts'
import { favoriteFields } from './favorites.form.ts'
import { favoritesMessages } from './favorites.messages.ts'
import { favoritesCount } from './favorites.selectors.ts'
import { favoritesSubject } from './favorites.ts'
import { type FavoritesContext, isFavorite } from './favorites-state.ts'
import { turnFavorite } from './turn-favorite.ts'

/** A heart on every product, and the place where what it was pressed on is found. */
export const favoritesList: OwnList<FavoritesContext> = {
  subject: favoritesSubject,
  route: 'favorites',
  icon: 'heart',
  isInAccount: true,
  title: () => favoritesMessages.title,
  count: favoritesCount,
  has: isFavorite,
  label: title => favoritesMessages.name(title),
  hint: isIn => (isIn ? favoritesMessages.takeOut : favoritesMessages.putIn),
  turn: turnFavorite,
  fields: favoriteFields,
  open: showDeviceFavorites
}
