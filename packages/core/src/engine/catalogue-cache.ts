import type { EndpointOutput, EndpointShape } from '../api/endpoint.ts'
import type { EndpointCall } from '../api/endpoint-call.ts'
import { visitorOf } from '../api/visitor.ts'
import {
  countProducts,
  listCategories,
  listFilters,
  listProducts,
  listProductsByIds,
  viewProduct
} from '../contracts/catalog.ts'
import { listCategorySuggestions } from '../contracts/category-suggestions.ts'
import { compareProducts } from '../contracts/compare-products.ts'
import { listSimilarProducts } from '../contracts/similar-products.ts'
import type { ShopConfig } from '../platform/config.ts'
import { stopIfGivenUp } from '../platform/given-up.ts'
import { siteCookieNames, storageKeys } from '../platform/keys.ts'
import type { Platform } from '../platform/platform.ts'

const ANSWERS_MAX = 200

/** What the catalogue answers, by the price role of whoever asks (§7). */
const CATALOGUE: readonly EndpointShape[] = [
  listProducts,
  countProducts,
  viewProduct,
  listProductsByIds,
  compareProducts,
  listCategories,
  listFilters,
  listCategorySuggestions,
  listSimilarProducts
]

interface CacheOptions {
  readonly platform: Platform
  readonly config: ShopConfig
  /** Of the configuration; 0 keeps nothing (E19). */
  readonly lifeMs: number
  /** Whose prices an answer holds, and in which life of the session. */
  readonly visitor: () => { readonly priceRole: string; readonly epoch: number }
}

interface Kept {
  readonly answer: unknown
  readonly until: number
}

/**
 * The same API; answers of the catalogue are kept for a while, apart by role, site and currency. One
 * that comes after the visitor has changed holds somebody else's prices: it is asked for again.
 */
export function withCatalogueCache(api: EndpointCall, options: CacheOptions): EndpointCall {
  const { platform, lifeMs } = options
  const kept = new Map<string, Kept>()
  const keep = (key: string, answer: unknown) => {
    kept.delete(key)
    kept.set(key, { answer, until: platform.clock.now() + lifeMs })
    if (kept.size > ANSWERS_MAX) dropOldest(kept)
  }

  const ask: EndpointCall = async (endpoint, input, signal, idempotencyKey) => {
    if (!CATALOGUE.includes(endpoint)) return api(endpoint, input, signal, idempotencyKey)
    const key = keyOf(options, endpoint, input)
    const found = kept.get(key)
    stopIfGivenUp(signal)
    if (found !== undefined && found.until > platform.clock.now()) return answerOf(endpoint, found)
    const answer = await api(endpoint, input, signal, idempotencyKey)
    if (keyOf(options, endpoint, input) !== key) return ask(endpoint, input, signal, idempotencyKey)
    if (lifeMs > 0) keep(key, answer)
    return answer
  }
  return ask
}

function keyOf(
  { platform, config, visitor }: CacheOptions,
  endpoint: EndpointShape,
  input: unknown
) {
  const { siteId, currencyId } = visitorOf(platform, config)
  const { priceRole, epoch } = visitor()
  // Between a sign-in and the word of who it is the role is still the guest's.
  const isMember = platform.cookies.get(siteCookieNames(config.siteName).authToken) !== undefined
  const whose = [epoch, isMember, priceRole, siteId, currencyId]
  return JSON.stringify([...whose, endpoint.method, endpoint.path, input])
}

// The key names the call, so what was kept under it has the call's own type.
const answerOf = <Shape extends EndpointShape>(_: Shape, { answer }: Kept) =>
  answer as EndpointOutput<Shape>

function dropOldest(kept: Map<string, Kept>) {
  const [oldest] = kept.keys()
  if (oldest !== undefined) kept.delete(oldest)
}

/** §4: clears cookies and the lasting storage, but for the names that are saved (C1, C2). */
export function cleanUp(
  { cookies, storage }: Pick<Platform, 'cookies' | 'storage'>,
  savedNames: readonly string[]
): void {
  for (const name of cookies.names()) if (!savedNames.includes(name)) cookies.remove(name)
  for (const key of storage.keys()) if (!savedNames.includes(key)) storage.remove(key)
}

/**
 * What a release that is not breaking keeps besides (C1): the session, and the device id that its
 * refresh token is bound to (N14).
 */
export function sessionNames(siteName: string): readonly string[] {
  const { authToken, refreshToken } = siteCookieNames(siteName)
  return [authToken, refreshToken, storageKeys.deviceId]
}
