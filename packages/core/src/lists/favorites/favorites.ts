import { defineSubject } from '../../store/by-command.ts'
import type { FavoriteCommand, FavoritesHeard } from './favorite-commands.ts'
import {
  type FavoritesContext,
  favoritesAfter,
  favoritesState,
  heardFavorites
} from './favorites-state.ts'

/** The favourites of this visitor: wishes are shown at once, the machine keeps or sends them. */
export const favoritesSubject = /* @__PURE__ */ defineSubject<
  FavoritesContext,
  FavoriteCommand | FavoritesHeard
>({
  name: 'favorites',
  start: known => ({ ...favoritesState(), ...known }),
  commands: {
    'favorite.set': favoritesAfter,
    'favorites.heard': (favorites, { ids }) => ({ ...favorites, ids })
  },
  hear: (favorites, message) => {
    const news = heardFavorites(message)
    return news === undefined ? favorites : { ...favorites, ids: news.ids }
  },
  unsent: ({ wishes }) => wishes.map(wish => ({ type: 'favorite.set', ...wish })),
  needsShop: ({ wishes }) => wishes.length > 0
})
