import {
  aFlag,
  aList,
  aNumber,
  type CommandOf,
  type CommandSchema
} from '../../platform/command-shapes.ts'
import type { OfType } from '../../store/subject.ts'

const favoritesShapes = {
  'favorite.set': { productId: aNumber, favorite: aFlag },
  /** The list as another tab or the device has it. */
  'favorites.heard': { ids: aList<number>() }
}

type Reported = CommandOf<typeof favoritesShapes>
export type FavoriteCommand = OfType<Reported, 'favorite.set'>
export type FavoritesReceived = OfType<Reported, 'favorites.heard'>

export const favoritesSchema: CommandSchema = { name: 'favorites', shapes: favoritesShapes }
