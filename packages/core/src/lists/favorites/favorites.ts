import { defineSubject } from '../../store/by-command.ts'
import type { FavoriteCommand, FavoritesReceived } from './favorite-commands.ts'
import {
  type FavoritesContext,
  favoritesAfter,
  favoritesIn,
  favoritesState
} from './favorites-state.ts'

/** The favourites of this visitor: wishes are shown at once, the machine keeps or sends them. */
export const favoritesSubject = /* @__PURE__ */ defineSubject<
  FavoritesContext,
  FavoriteCommand | FavoritesReceived
>({
  name: 'favorites',
  start: initial => ({ ...favoritesState(), ...initial }),
  commands: {
    'favorite.set': favoritesAfter,
    'favorites.heard': (favorites, { ids }) => ({ ...favorites, ids })
  },
  receive: (favorites, message) => {
    const news = favoritesIn(message)
    return news === undefined ? favorites : { ...favorites, ids: news.ids }
  },
  unsent: ({ intents }) => intents.map(intent => ({ type: 'favorite.set', ...intent })),
  needsShop: ({ intents }) => intents.length > 0
})
