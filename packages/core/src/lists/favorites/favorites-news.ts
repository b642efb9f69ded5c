import { fieldOf } from '../../platform/tab-message.ts'
import { tidyIds } from '../device-list/device-list.ts'

/** More than any account may hold. */
const HEARD_MAX = 2000

interface FavoritesNews {
  readonly ids: readonly number[]
  /** Whose list it is: an account's or a guest's. */
  readonly isMember: boolean
}

/** What a tab tells the others when its list is another one. */
export const favoritesNews = (news: FavoritesNews) => ({ type: 'favorites.listed', ...news })

/** The list of another tab, if that is what it tells of. */
export function heardFavorites(message: unknown): FavoritesNews | undefined {
  if (fieldOf(message, 'type') !== 'favorites.listed') return undefined
  const ids = fieldOf(message, 'ids')
  const isMember = fieldOf(message, 'isMember')
  if (!Array.isArray(ids) || typeof isMember !== 'boolean') return undefined
  return { ids: tidyIds(ids, HEARD_MAX), isMember }
}
