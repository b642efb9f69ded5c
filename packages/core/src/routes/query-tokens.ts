import { tokenNames } from '../platform/keys.ts'
import { cutParams, queryParams } from './query-string.ts'

const TOKEN_MAX_LENGTH = 4096
const AUTH_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/
const CART_TOKEN = /^[\w-]{8,64}$/
const names: readonly string[] = Object.values(tokenNames)

export interface QueryTokens {
  readonly authToken: string | undefined
  readonly cartToken: string | undefined
  /** The same address without the tokens. */
  readonly href: string
}

/** Takes well-formed tokens out of an address (§2, A11, A12); malformed ones are dropped. */
export function takeQueryTokens(href: string): QueryTokens {
  const params = queryParams(href)
  return {
    authToken: wellFormed(params.get(tokenNames.authToken), AUTH_TOKEN),
    cartToken: wellFormed(params.get(tokenNames.cartToken), CART_TOKEN),
    href: withoutTokens(href)
  }
}

/** An address without the tokens that came in its query (A12). */
export const withoutTokens = (href: string) => cutParams(href, names)

const wellFormed = (token: string | null, pattern: RegExp) =>
  token !== null && token.length <= TOKEN_MAX_LENGTH && pattern.test(token) ? token : undefined
