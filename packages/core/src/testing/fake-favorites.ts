import type { EndpointShape } from '../api/endpoint.ts'
import {
  listFavoriteIds,
  listFavorites,
  mergeFavorites,
  toggleFavorite
} from '../contracts/favorites.ts'
import type { ProductCard } from '../entities/product.ts'
import { tidyIds, withId, withoutIds } from '../lists/device-list/device-list.ts'
import { FAVORITES_PAGE_SIZE } from '../lists/favorites/favorites-page.ts'
import { ApiError } from '../platform/api-error.ts'
import { UNAUTHORIZED } from '../platform/statuses.ts'
import { FIRST_PAGE } from '../values/pagination/pagination.ts'
import { backendWords } from './backend-words.ts'
import { demoCards } from './demo-goods.ts'
import type { FakeAccounts } from './fake-accounts.ts'
import { demoProduct } from './fixtures.ts'

/** Favourites of one account: a call that toggles, a merge that may be repeated. */
export interface FakeFavorites {
  ids(): readonly number[]
  toggle(productId: number): boolean
  merge(productIds: readonly number[]): readonly number[]
}

const MAX = 1000

/** A member’s favourites in memory; the same call adds and takes away (N3). */
export function createFakeFavorites(): FakeFavorites {
  let kept: readonly number[] = []
  return {
    ids: () => kept,
    toggle(productId) {
      const isKept = kept.includes(productId)
      kept = isKept ? withoutIds(kept, [productId]) : withId(kept, productId)
      return !isKept
    },
    merge(productIds) {
      kept = tidyIds([...withoutIds(productIds, kept), ...kept], MAX)
      return kept
    }
  }
}

interface FavoritesCall {
  readonly headers: Headers
  readonly url: URL
  readonly body: unknown
}

type Serve = (endpoint: EndpointShape, handle: (call: FavoritesCall) => unknown) => void

/** Answers the calls of favourites; gives the way to an account's own. */
export function serveFavorites(on: Serve, accounts: FakeAccounts) {
  const favorites = new Map<string, FakeFavorites>()
  function favoritesOf(uid: string): FakeFavorites {
    const found = favorites.get(uid) ?? createFakeFavorites()
    favorites.set(uid, found)
    return found
  }
  function own({ headers }: FavoritesCall): FakeFavorites {
    const uid = accounts.authorize(headers)?.uid
    if (uid === undefined)
      throw new ApiError({ message: backendWords.sessionEnded, status: UNAUTHORIZED })
    return favoritesOf(uid)
  }
  on(listFavoriteIds, call => ({ data: own(call).ids() }))
  on(listFavorites, call =>
    pageOf(own(call).ids(), call.url.searchParams, demoCards(accounts.priceRoleOf(call.headers)))
  )
  on(toggleFavorite, call => {
    const { product } = toggleFavorite.body.parse(call.body)
    return { product, favorite: own(call).toggle(product) }
  })
  on(mergeFavorites, call => {
    const { productIds } = mergeFavorites.body.parse(call.body)
    return { data: own(call).merge(productIds) }
  })
  return favoritesOf
}

function pageOf(ids: readonly number[], query: URLSearchParams, cards: readonly ProductCard[]) {
  const page = Number(query.get('page') ?? FIRST_PAGE)
  const limit = Number(query.get('limit') ?? FAVORITES_PAGE_SIZE)
  const shown = ids.slice((page - 1) * limit, page * limit)
  return {
    data: shown.map(id => cards.find(card => card.id === id) ?? demoProduct({ id })),
    meta: { page, limit, total: ids.length, pages: Math.ceil(ids.length / limit) }
  }
}
