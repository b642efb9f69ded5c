import { matchPath, pathSegments } from './route-match.ts'
import { fillPath } from './route-path.ts'
import { type RouteName, routes } from './routes.ts'

/** A path such as `/marki/{code}`, and the title of a page that has none of its own. */
export interface PageName {
  readonly path?: string
  readonly title?: string
}

/**
 * Addresses and titles of pages that replace those of the route table (A6, A7). The type of
 * `constructor` is wider: TypeScript finds a property of this name in every object.
 */
export type PageNames = {
  readonly [Name in RouteName]?: Name extends 'constructor' ? object : PageName
}

/**
 * Translates between the addresses that visitors see and those of the route table. Both take a path
 * with its query and hash and change nothing else of it; what names no renamed page stays as it is.
 */
export interface PageAddresses {
  /** The address that visitors see. An address that is one already stays as it is. */
  outer(url: string): string
  /** The address of the route table, for `matchRoute`. One that is of the table stays as it is. */
  inner(url: string): string
}

/**
 * The addresses of a shop that gives pages other paths than the route table does.
 *
 * @example
 * ```ts
 * import { pageAddresses } from '@vitrina/core/routes'
 *
 * const addresses = pageAddresses({ compare: { path: '/sravnenie' } })
 * addresses.outer('/compare?a=1') // → '/sravnenie?a=1'
 * addresses.inner('/sravnenie') // → '/compare'
 * ```
 */
export function pageAddresses(names: PageNames): PageAddresses {
  const pages = namedPages(names)
  return {
    outer: translator(pages, 'inner', 'outer'),
    inner: translator(pages, 'outer', 'inner')
  }
}

/** What is wrong with the address of a page. */
export type PageNameFault = { readonly page: RouteName } & (
  | { readonly kind: 'shape' }
  /** The parameters of the route's own address, which have to stay: `{code}`. */
  | { readonly kind: 'params'; readonly params: readonly string[] }
  | { readonly kind: 'clash'; readonly with: RouteName }
)

/**
 * Finds the addresses that cannot be: of another shape than `/word/{parameter}`, without a parameter
 * of the page's own address or with one too many, or meeting the old or new address of another page.
 */
export const pageNameFaults = (names: PageNames): readonly PageNameFault[] =>
  namedPages(names).flatMap(page => faultOf(page, namedPages(names)) ?? [])

/** A page with its address in the route table and the one that visitors see. */
interface NamedPage {
  readonly name: RouteName
  readonly inner: string
  readonly outer: string
}

const WORD = /^[\p{L}\p{N}_~-]+$/u
const PARAM = /^\{\w+(?:\.{3})?\}$/
const REST = '...}'
/** Forms, files and calls of the shop have these addresses. */
const TAKEN =
  /^\/(?:(?:api|assets|builds|basket|i|kit|restock|signout|preferences)(?:\/|$)|(?:healthz|order\/paper)$)/

/** All pages in the order of the table, each with both of its addresses. */
export function namedPages(names: PageNames): readonly NamedPage[] {
  // One page is called «constructor», which every object has.
  const own = new Map<string, PageName>(Object.entries(names))
  return routes.map(({ name, path }) => ({ name, inner: path, outer: own.get(name)?.path ?? path }))
}

type Side = 'inner' | 'outer'

/** Looks only at pages that begin with the word of a renamed one: a document has hundreds of links. */
function translator(pages: readonly NamedPage[], from: Side, to: Side): (url: string) => string {
  const words = new Set(pages.filter(isRenamed).map(page => partsOf(page[from])[0]))
  const near = pages.filter(page => words.has(partsOf(page[from])[0]))
  return url => {
    const path = url.split(/[?#]/, 1)[0] ?? ''
    const [word = ''] = partsOf(path)
    const segments = words.has(word) || word.includes('%') ? pathSegments(path) : undefined
    if (segments === undefined) return url
    for (const page of near) {
      const params = matchPath(page[from], segments)
      if (params === undefined) continue
      return isRenamed(page) ? fillPath(page[to], params) + url.slice(path.length) : url
    }
    return url
  }
}

const isRenamed = ({ inner, outer }: NamedPage) => inner !== outer

function faultOf(page: NamedPage, pages: readonly NamedPage[]): PageNameFault | undefined {
  const { name, inner, outer } = page
  if (!isRenamed(page)) return undefined
  if (!isAddress(outer) || inner === '/') return { page: name, kind: 'shape' }
  const params = paramsOf(inner)
  if (paramsOf(outer).sort().join() !== [...params].sort().join()) {
    return { page: name, kind: 'params', params }
  }
  const other = pages.find(one => isClash(page, one))
  return other && { page: name, kind: 'clash', with: other.name }
}

const isAddress = (path: string) =>
  path.startsWith('/') &&
  !TAKEN.test(path) &&
  partsOf(path).every(part => WORD.test(part) || PARAM.test(part))

const paramsOf = (path: string) => partsOf(path).filter(part => PARAM.test(part))

/**
 * A new address may meet one of another page only where their old ones meet, too, as those of a product
 * and its listing do: there the table says which page wins. No new address may look like the old one of
 * a renamed page, or translating twice would lead elsewhere.
 */
function isClash(page: NamedPage, other: NamedPage): boolean {
  if (isRenamed(other) && meets(page.outer, other.inner)) return true
  if (page.name === other.name || meets(page.inner, other.inner)) return false
  return meets(page.outer, other.inner) || meets(page.outer, other.outer)
}

/** Whether there is a path that both addresses match. */
const meets = (one: string, other: string) => partsMeet(partsOf(one), partsOf(other))

function partsMeet(one: readonly string[], other: readonly string[]): boolean {
  const [first, ...rest] = one
  const [otherFirst, ...otherRest] = other
  if (otherFirst?.endsWith(REST) && !first?.endsWith(REST)) return partsMeet(other, one)
  if (first?.endsWith(REST)) {
    return partsMeet(rest, other) || (otherFirst !== undefined && partsMeet(one, otherRest))
  }
  if (first === undefined || otherFirst === undefined) return first === otherFirst
  const isOpen = PARAM.test(first) || PARAM.test(otherFirst)
  return (isOpen || first === otherFirst) && partsMeet(rest, otherRest)
}

const partsOf = (path: string): readonly string[] => path.split('/').slice(1)
