import { aFlag, aList, aNumber, type CommandOf, type Door } from '../../platform/command-shapes.ts'
import type { OfType } from '../../store/subject.ts'

const favoritesShapes = {
  'favorite.set': { productId: aNumber, favorite: aFlag },
  /** The list as another tab or the device has it. */
  'favorites.heard': { ids: aList<number>() }
}

type Told = CommandOf<typeof favoritesShapes>
export type FavoriteCommand = OfType<Told, 'favorite.set'>
export type FavoritesHeard = OfType<Told, 'favorites.heard'>

export const favoritesDoor: Door = { name: 'favorites', shapes: favoritesShapes }
