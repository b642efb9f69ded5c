import { ApiError } from '../platform/api-error.ts'
import type { ShopConfig } from '../platform/config.ts'
import { COOKIE_LIFETIME_SECONDS, siteCookieNames } from '../platform/keys.ts'
import type { Platform } from '../platform/platform.ts'
import { randomUuid } from '../platform/uuid.ts'
import { signedOutCookies } from './signed-out-cookies.ts'

export interface Tokens {
  readonly access: string
  /** Empty when the session cannot be renewed. */
  readonly refresh: string
}

/** The visitor's cookies that the session owns. Tokens live nowhere else. */
export interface TokenStore {
  read(): Tokens | undefined
  /** As other tabs wrote them: a plain reading may lag behind. */
  readFresh(): Promise<Tokens | undefined>
  write(tokens: Tokens): void
  /** Sign-out: no tokens, no currency, a new cart token (C12). The site stays. */
  forget(): void
  cartToken(): string
  /** Whether the browser keeps it; one that refuses cookies forgets the basket with the tab (R24). */
  isCartKept(): boolean
  chooseCurrency(id: string): void
}

/** Visible ASCII: what a header takes. Some storage of old fronts left these two words behind. */
const TOKEN = /^(?!undefined$|null$)[\x21-\x7e]+$/
const lifetime = { maxAge: COOKIE_LIFETIME_SECONDS }

/** Tokens in the cookies, where every tab finds them. */
export function createTokenStore(platform: Platform, config: ShopConfig): TokenStore {
  const { cookies, freshCookie } = platform
  const names = siteCookieNames(config.siteName)
  const store: TokenStore = {
    read: () => tokensOf(cookies.get(names.authToken), cookies.get(names.refreshToken)),
    async readFresh() {
      const refresh = await freshCookie(names.refreshToken)
      return tokensOf(await freshCookie(names.authToken), refresh)
    },
    write({ access, refresh }) {
      // The access token last: whoever sees the new one finds the whole pair.
      if (refresh === '') cookies.remove(names.refreshToken)
      else cookies.set(names.refreshToken, refresh, lifetime)
      cookies.set(names.authToken, access, lifetime)
    },
    forget() {
      const changed = signedOutCookies(names, randomUuid(platform.randomBytes))
      for (const { name, value, maxAgeSeconds } of changed) {
        if (maxAgeSeconds === 0) cookies.remove(name)
        else cookies.set(name, value, { maxAge: maxAgeSeconds })
      }
    },
    cartToken() {
      const stored = cookies.get(names.cartToken)
      if (stored) return stored
      const made = randomUuid(platform.randomBytes)
      cookies.set(names.cartToken, made, lifetime)
      return made
    },
    isCartKept: () => cookies.isKept?.(names.cartToken) ?? true,
    chooseCurrency: id => cookies.set(names.currencyId, id, lifetime)
  }
  return store
}

const tokensOf = (access = '', refresh = ''): Tokens | undefined =>
  TOKEN.test(access) ? { access, refresh: TOKEN.test(refresh) ? refresh : '' } : undefined

const LOCK_NAME = 'vitrina-refresh'
/** What the server says when the session is over, not merely out of reach (C11). */
const FINAL_STATUSES: readonly number[] = [400, 401, 403, 406]
/** Another tab's cookies may show up late. */
const HEAL_DELAYS_MS = [0, 50, 150, 400]

export type RefreshResult = 'renewed' | 'ended'

interface RefreshOptions {
  readonly platform: Platform
  readonly config: ShopConfig
  readonly store: TokenStore
  readonly callRefresh: (refreshToken: string, signal: AbortSignal) => Promise<Tokens>
}

/**
 * Renews the pair of tokens that holds `refused`, alone among the tabs. Rejects when the network or
 * the server failed, and for a while after that at once: an outage shall see one try, not fifty.
 */
export function createRefresh(options: RefreshOptions) {
  const { platform, config, store } = options
  let lost: { token: string; until: number; error: unknown } | undefined

  return async (refused: string, signal: AbortSignal): Promise<RefreshResult> => {
    const token = store.read()?.refresh ?? ''
    if (lost?.token === token && platform.clock.now() < lost.until) throw lost.error
    try {
      return await platform.tabs.alone(LOCK_NAME, config.refresh.lockTimeoutMs, () =>
        renew(options, refused, signal)
      )
    } catch (error) {
      lost = { token, until: platform.clock.now() + config.refresh.cooldownMs, error }
      throw error
    }
  }
}

async function renew(
  options: RefreshOptions,
  refused: string,
  signal: AbortSignal
): Promise<RefreshResult> {
  const { store, callRefresh } = options
  const before = await store.readFresh()
  if (signal.aborted) return 'ended'
  if (before && before.access !== refused) return 'renewed'
  if (!before?.refresh) return 'ended'
  try {
    const tokens = await callRefresh(before.refresh, signal)
    return await commit(store, before, tokens, signal)
  } catch (error) {
    const isFinal = error instanceof ApiError && FINAL_STATUSES.includes(error.status)
    if (!isFinal) throw error
    return (await hasHealed(options, before)) ? 'renewed' : 'ended'
  }
}

/** Nobody's newer word is overwritten: not a sign-out's, not another tab's pair. */
async function commit(store: TokenStore, before: Tokens, tokens: Tokens, signal: AbortSignal) {
  const fresh = await store.readFresh()
  const now = store.read()
  if (signal.aborted || !fresh || !now) return 'ended'
  const isOurs = fresh.refresh === before.refresh && now.refresh === before.refresh
  if (isOurs) store.write(tokens)
  return 'renewed'
}

async function hasHealed({ platform, store }: RefreshOptions, before: Tokens): Promise<boolean> {
  for (const delay of HEAL_DELAYS_MS) {
    if (delay > 0) await new Promise<void>(done => platform.clock.setTimeout(done, delay))
    const fresh = await store.readFresh()
    if (fresh && fresh.refresh !== before.refresh) return true
  }
  return false
}
