import { favoritesOutcomeMessages } from './favorites-outcome.messages.ts'
import {
  FAVORITES_MAX,
  type FavoriteIntent,
  type FavoritesContext,
  nextIntent,
  withFavorite,
  withIntent,
  without
} from './favorites-state.ts'

/** A server that keeps doing the opposite of what it is told is asked so often. */
const ATTEMPTS_MAX = 2

export type FavoritesChange =
  /** A member's wish: to be sent. */
  | { readonly kind: 'wished'; readonly intent: FavoriteIntent }
  /** A guest's wish: done at once. */
  | { readonly kind: 'kept'; readonly intent: FavoriteIntent }
  /** A guest's wish that the device has no room for. */
  | { readonly kind: 'full'; readonly intent: FavoriteIntent }
  | { readonly kind: 'sent' }
  /** A guest's list of `count` products went into the account's, which is `ids` now. */
  | { readonly kind: 'merged'; readonly ids: readonly number[]; readonly count: number }
  /** The account's list was read; what was lost on its way is settled by it. */
  | { readonly kind: 'listed'; readonly ids: readonly number[] }
  | { readonly kind: 'unlisted' }
  /** The list as another tab knows it. */
  | { readonly kind: 'heard'; readonly ids: readonly number[] }
  | { readonly kind: 'answered'; readonly favorite: boolean }
  | { readonly kind: 'refused'; readonly message: string }

export type FavoritesFact =
  /** At once, for a toast with «Вернуть»: its undo is `favorite.set` with the opposite. */
  | ({ readonly type: 'favorite.changed' } & FavoriteIntent)
  /** `favorite` is the state that came back. */
  | ({ readonly type: 'favorite.failed'; readonly message: string } & FavoriteIntent)
  /** A guest's list went into the account: so many products were sent. */
  | { readonly type: 'favorites.merged'; readonly count: number }
  /** The list itself is another: other tabs want to know. */
  | { readonly type: 'favorites.listed'; readonly ids: readonly number[] }

export function favoritesWith(
  context: FavoritesContext,
  change: FavoritesChange
): FavoritesContext {
  switch (change.kind) {
    case 'wished':
      return withIntent(context, change.intent)
    case 'kept':
      return { ...context, ids: withFavorite(context.ids, change.intent), message: '' }
    case 'full':
      return { ...context, message: favoritesOutcomeMessages.full(FAVORITES_MAX) }
    case 'sent':
      return sending(context)
    case 'heard':
      return { ...context, ids: change.ids }
    case 'merged':
    case 'listed':
      return settled(
        { ...context, ids: change.ids },
        context.sent && [context.sent.productId],
        favoritesOutcomeMessages.notSaved
      )
    case 'unlisted':
      return settled(
        context,
        context.intents.map(intent => intent.productId),
        favoritesOutcomeMessages.notSaved
      )
    case 'answered':
      return answered(context, change.favorite)
    case 'refused':
      return settled(context, context.sent && [context.sent.productId], change.message)
  }
}

/** What others may want to know of a change. */
export function factsOf(
  change: FavoritesChange,
  before: FavoritesContext,
  after: FavoritesContext
): FavoritesFact[] {
  if (change.kind === 'heard') return []
  const facts: FavoritesFact[] = before.intents
    .filter(({ productId }) => !after.intents.some(intent => intent.productId === productId))
    .filter(({ productId, favorite }) => after.ids.includes(productId) !== favorite)
    .map(({ productId, favorite }) => ({
      type: 'favorite.failed',
      productId,
      favorite: !favorite,
      message: after.message
    }))
  if (change.kind === 'wished' || change.kind === 'kept') {
    facts.push({ type: 'favorite.changed', ...change.intent })
  }
  if (change.kind === 'full') {
    const { productId, favorite } = change.intent
    facts.push({ type: 'favorite.failed', productId, favorite: !favorite, message: after.message })
  }
  if (change.kind === 'merged') facts.push({ type: 'favorites.merged', count: change.count })
  if (after.ids !== before.ids) facts.push({ type: 'favorites.listed', ids: after.ids })
  return facts
}

function sending(context: FavoritesContext): FavoritesContext {
  const intent = nextIntent(context)
  if (intent === undefined) return context
  const isAgain = context.sent?.productId === intent.productId
  const attempt = isAgain ? (context.sent?.attempt ?? 0) + 1 : 1
  return { ...context, sent: { ...intent, attempt } }
}

/** The server says how the product is now: another device may have turned it over meanwhile. */
function answered(context: FavoritesContext, favorite: boolean): FavoritesContext {
  const { sent } = context
  if (sent === undefined) return context
  const ids = withFavorite(context.ids, { productId: sent.productId, favorite })
  const isOpposite = favorite !== sent.favorite
  if (isOpposite && sent.attempt >= ATTEMPTS_MAX) {
    return settled({ ...context, ids }, [sent.productId], favoritesOutcomeMessages.notSaved)
  }
  const next = settled({ ...context, ids }, [], '')
  return isOpposite ? { ...next, sent } : next
}

/** Nothing is on its way any more; wishes about `lost` products that are not true are given up. */
function settled(
  context: FavoritesContext,
  lost: readonly number[] | undefined = [],
  message: string
): FavoritesContext {
  const intents = context.intents.filter(
    ({ productId, favorite }) => context.ids.includes(productId) !== favorite
  )
  const kept = lost.reduce(without, intents)
  const isAnyLost = kept.length < intents.length
  return {
    ...context,
    intents: kept,
    sent: undefined,
    message: isAnyLost ? message : context.message
  }
}
