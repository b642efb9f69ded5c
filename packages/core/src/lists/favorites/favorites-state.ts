import { fieldOf } from '../../platform/tab-message.ts'
import { isId, tidyIds, withId, withoutIds } from '../device-list/device-list.ts'
import type { FavoriteCommand } from './favorite-commands.ts'

/** Of a guest, on the device: what one merge may take. */
export const FAVORITES_MAX = 500

/** How a visitor wants a product to be. */
export interface FavoriteIntent {
  readonly productId: number
  readonly favorite: boolean
}

/** Plain JSON. */
export interface FavoritesContext {
  /** What the account has, or the device for a guest; newest first. */
  readonly ids: readonly number[]
  /** What the account was not told yet, one per product, oldest first: the last wish wins. */
  readonly intents: readonly FavoriteIntent[]
  /** On its way, or lost on it; `attempt` counts from 1. */
  readonly sent?: (FavoriteIntent & { readonly attempt: number }) | undefined
  /** Why the last change was given back. */
  readonly message: string
}

export const favoritesState = (ids: readonly number[] = []): FavoritesContext => ({
  ids,
  intents: [],
  message: ''
})

/** As the visitor sees it: his wish counts before any answer. */
export const isFavorite = (favorites: FavoritesContext, productId: number): boolean =>
  intentsOf(favorites).find(intent => intent.productId === productId)?.favorite ??
  favorites.ids.includes(productId)

/** Anything else than the favourites is refused by the name of what it lacks. */
export const intentsOf = ({ intents }: FavoritesContext) => intents

export const intentOf = ({ productId, favorite }: FavoriteCommand): FavoriteIntent => ({
  productId,
  favorite
})

/** The instant effect of a command, before anything is sent. */
export const favoritesAfter = (
  context: FavoritesContext,
  command: FavoriteCommand
): FavoritesContext => (isIntent(command) ? withIntent(context, intentOf(command)) : context)

/** A caller without types may have made the command up. */
export const isIntent = ({ type, productId, favorite }: FavoriteCommand): boolean =>
  type === 'favorite.set' && isId(productId) && typeof favorite === 'boolean'

export const withIntent = (
  context: FavoritesContext,
  intent: FavoriteIntent
): FavoritesContext => ({
  ...context,
  intents: [...without(context.intents, intent.productId), intent],
  message: ''
})

/** The oldest wish that the list does not fulfil. */
export const nextIntent = ({ ids, intents }: FavoritesContext): FavoriteIntent | undefined =>
  intents.find(intent => intent.favorite !== ids.includes(intent.productId))

export const withFavorite = (
  ids: readonly number[],
  { productId, favorite }: FavoriteIntent
): readonly number[] => {
  if (ids.includes(productId) === favorite) return ids
  return favorite ? withId(ids, productId) : withoutIds(ids, [productId])
}

export const without = (intents: readonly FavoriteIntent[], productId: number) =>
  intents.filter(intent => intent.productId !== productId)

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
export function favoritesIn(message: unknown): FavoritesNews | undefined {
  if (fieldOf(message, 'type') !== 'favorites.listed') return undefined
  const ids = fieldOf(message, 'ids')
  const isMember = fieldOf(message, 'isMember')
  if (!Array.isArray(ids) || typeof isMember !== 'boolean') return undefined
  return { ids: tidyIds(ids, HEARD_MAX), isMember }
}
