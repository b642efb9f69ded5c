import { defaultTokenParams, type TokenParams, tokenNames } from '../platform/keys.ts'
import { cutParams, queryParams } from './query-string.ts'

const TOKEN_MAX_LENGTH = 4096
const AUTH_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/
export const CART_TOKEN = /^[\w-]{8,64}$/

export interface QueryTokens {
  readonly authToken: string | undefined
  readonly cartToken: string | undefined
  /** The same address without the tokens. */
  readonly href: string
}

/** Takes well-formed tokens out of an address (§2, A11, A12); malformed ones are dropped. */
export function takeQueryTokens(
  href: string,
  names: TokenParams = defaultTokenParams
): QueryTokens {
  const params = queryParams(href)
  const first = (aliases: readonly string[], pattern: RegExp) =>
    aliases.map(name => wellFormed(params.get(name), pattern)).find(token => token !== undefined)
  return {
    authToken: first(names.authToken, AUTH_TOKEN),
    cartToken: first(names.cartToken, CART_TOKEN),
    href: withoutTokens(href, names)
  }
}

/** An address without the tokens that came in its query (A12). */
export const withoutTokens = (href: string, names: TokenParams = defaultTokenParams) =>
  cutParams(href, [...names.authToken, ...names.cartToken, tokenNames.refreshToken])

const wellFormed = (token: string | null, pattern: RegExp) =>
  token !== null && token.length <= TOKEN_MAX_LENGTH && pattern.test(token) ? token : undefined
