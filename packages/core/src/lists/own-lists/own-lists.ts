import { compareList } from '../compare/compare-list.ts'
import type { OwnList } from '../device-list/own-list.ts'
import { favoritesList } from '../favorites/favorites-list.ts'

/** One line for each list that a visitor gathers products in, as their signs stand on a product. */
export const ownLists: readonly OwnList[] = [favoritesList, compareList]
