import { type RouteName, type RouteParams, routes } from './routes.ts'

const PATH_MAX_LENGTH = 2048
const UNSAFE_SEGMENT = /[/\\\p{Cc}]|^\.{0,2}$/u

/** A page's name with the parameters of its path. */
export type RouteMatch = {
  [Name in RouteName]: { readonly name: Name; readonly params: RouteParams<Name> }
}[RouteName]

type FoundParams = Record<string, string | readonly string[]>

/**
 * Finds the page of a path: case counts, one slash at the end does not, bad encoding is no page.
 *
 * @example
 * ```ts
 * import { matchRoute } from '@vitrina/core'
 *
 * matchRoute('/cart/')?.name // → 'cart'
 * matchRoute('/Cart') // → undefined
 * ```
 */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const segments = pathSegments(pathname)
  if (segments === undefined) return undefined
  for (const row of routes) {
    const params = matchPath(row.path, segments)
    // The parameters were read by this row's own path, which a type cannot follow.
    if (params !== undefined) return { name: row.name, params } as RouteMatch
  }
  return undefined
}

/** Reads the parameters of a path by an address of the route table; undefined for another path. */
export function matchPath(path: string, segments: readonly string[]): FoundParams | undefined {
  const pattern = path.split('/').slice(1)
  const rest = pattern.findIndex(part => part.endsWith('...}'))
  // A rest parameter takes all the segments which the others leave, none included (A3).
  const taken = rest === -1 ? 1 : segments.length - pattern.length + 1
  if (taken < 0 || segments.length !== pattern.length - 1 + taken) return undefined
  const params: FoundParams = {}
  for (const [place, part] of pattern.entries()) {
    const start = rest !== -1 && place > rest ? place - 1 + taken : place
    const name = paramName(part)
    if (name === undefined && part !== segments[start]) return undefined
    if (name === undefined) continue
    params[name] = place === rest ? segments.slice(start, start + taken) : (segments[start] ?? '')
  }
  return params
}

/** The decoded parts of a path; undefined for what cannot be the path of a page. */
export function pathSegments(pathname: string): readonly string[] | undefined {
  if (pathname.length > PATH_MAX_LENGTH || !pathname.startsWith('/')) return undefined
  if (pathname === '/') return ['']
  const trimmed = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
  const segments = trimmed.slice(1).split('/').map(decodeSegment)
  const known = segments.filter(segment => segment !== undefined)
  return known.length === segments.length ? known : undefined
}

function decodeSegment(segment: string): string | undefined {
  try {
    const decoded = decodeURIComponent(segment)
    return UNSAFE_SEGMENT.test(decoded) ? undefined : decoded
  } catch {
    // A malformed escape names no page.
    return undefined
  }
}

const paramName = (part: string) => /^\{(\w+)(?:\.{3})?\}$/.exec(part)?.[1]
