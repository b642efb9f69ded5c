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
