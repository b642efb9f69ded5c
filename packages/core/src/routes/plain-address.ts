import { matchRoute } from './route-match.ts'

/** An address without slashes at the end of its path, its query kept: one page has one address. */
export function withoutEndSlashes(url: string): string {
  const path = pathOf(url)
  const plain = path.replace(/\/+$/, '')
  return plain === '' ? url : plain + url.slice(path.length)
}

/**
 * Where a page is that was asked for with slashes at its end; what names no page stays as it is.
 * `inner` is the same address by the route table, where pages have names of the shop's own.
 */
export function plainAddress(url: string, inner: string): string {
  // Of a path that no page has, nothing is repeated: a browser takes «/\host» for another site.
  const isPage = matchRoute(pathOf(withoutEndSlashes(inner))) !== undefined
  return isPage ? withoutEndSlashes(url) : url
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? ''
