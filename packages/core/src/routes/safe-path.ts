import { parseUrl } from '../platform/parse-url.ts'

const URL_MAX_LENGTH = 2048
const UNSAFE_SIGN = /[\\\p{Cc}\p{Cs}]/u
/** Encoded slashes that a careless server may decode into the start of another host. */
const ENCODED_HOST = /^\/(?:\/|%2f|%5c)/i
/** Any origin serves: only whether the address stays on it counts. */
const ANY_ORIGIN = 'https://shop.invalid'

/** The path, query and hash of an address inside the shop; `undefined` when it may lead elsewhere (S3). */
export function safeInternalPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > URL_MAX_LENGTH) return undefined
  if (!value.startsWith('/') || UNSAFE_SIGN.test(value)) return undefined
  const url = parseUrl(value, ANY_ORIGIN)
  if (url?.origin !== ANY_ORIGIN || ENCODED_HOST.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}

export type RedirectTarget =
  | { readonly kind: 'internal'; readonly path: string }
  | { readonly kind: 'external'; readonly url: string }

/** Where a server's route rule leads; an absolute http(s) address leaves the site (A22). */
export function redirectTarget(value: unknown): RedirectTarget | undefined {
  const path = safeInternalPath(value)
  if (path !== undefined) return { kind: 'internal', path }
  if (typeof value !== 'string' || value.length > URL_MAX_LENGTH) return undefined
  if (UNSAFE_SIGN.test(value) || !/^https?:\/\/[^/]/i.test(value)) return undefined
  const url = parseUrl(value)
  // Credentials in an address disguise its host.
  if (url === undefined || url.username !== '' || url.password !== '') return undefined
  return { kind: 'external', url: url.href }
}

/**
 * Where a navigation may go: inside the shop always, elsewhere with permission only. Throws for
 * every other address (§8).
 */
export function navigationTarget(
  value: unknown,
  permission: { readonly external: boolean } = { external: false }
): RedirectTarget {
  const target = redirectTarget(value)
  if (target === undefined) throw new TypeError('navigationTarget(value): no address to go to')
  if (target.kind === 'internal' || permission.external) return target
  throw new Error(`No permission to leave the shop for ${new URL(target.url).host}`)
}
