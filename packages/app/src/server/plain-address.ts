import { matchRoute } from '@vitrina/core'

const END_SLASHES = /\/+$/

/**
 * The address of a page without slashes at its end, its query kept; what names no page stays as it is.
 * `inner` is the same address by the route table.
 */
export function plainAddress(url: string, inner: string): string {
  const [path, innerPath] = [pathOf(url), pathOf(inner)]
  if (!path.endsWith('/') || path === '/') return url
  // Of a path that no page has, nothing is repeated: a browser takes «/\host» for another site.
  if (matchRoute(innerPath.replace(END_SLASHES, '')) === undefined) return url
  return path.replace(END_SLASHES, '') + url.slice(path.length)
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? ''
