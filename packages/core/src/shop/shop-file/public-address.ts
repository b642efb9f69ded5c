import { parseUrl } from '../../platform/parse-url.ts'
import { shopFileMessages as messages } from './shop-file.messages.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Variables that no longer exist, with what to set instead. */
const REPLACED: Readonly<Record<string, string>> = {
  PUBLIC_DOMAIN: messages.publicDomain,
  ROUTE_RULES: messages.routeRules
}

/**
 * Reads `PUBLIC_URL`, the only public address of a shop: its origin, or undefined when it is not set.
 *
 * @throws Error in Russian for an address that is not one, or has a path, and for a variable that was
 *   replaced by another setting.
 */
export function publicOriginOf(environment: Environment): string | undefined {
  for (const [name, remedy] of Object.entries(REPLACED)) {
    if (environment[name]) throw new Error(remedy)
  }
  const text = environment.PUBLIC_URL
  if (!text) return undefined
  const url = /^https?:\/\//i.test(text) ? parseUrl(text) : undefined
  if (url === undefined || url.href !== `${url.origin}/`) throw new Error(messages.publicUrl(text))
  return url.origin
}
