import { matchRoute } from '@vitrina/core'
import type { RouteName } from '@vitrina/core/routes'

import type { AnyPage } from '../page/define-page.ts'
import type { PagePayload } from '../page/page-payload.ts'

const FAILURE = '../failure/failure.page.tsx'

/** The code of every page of the shop, by its file: the folder's name is the route's. */
const pages = import.meta.glob<{ readonly page: AnyPage }>([
  './*/*.page.tsx',
  '../failure/failure.page.tsx'
])

const fileOf = (name: RouteName) => `./${name}/${name}.page.tsx`

/** Whether a route has a page; one without shows the 404 screen. */
export const isBuilt = (name: RouteName): boolean => pages[fileOf(name)] !== undefined

/** The code of a page; without one, and after a failure, that of the error screen. */
export async function loadPage({
  route,
  failure
}: Pick<PagePayload, 'route' | 'failure'>): Promise<AnyPage> {
  const own = failure === undefined && route !== undefined ? pages[fileOf(route.name)] : undefined
  const read = own ?? pages[FAILURE]
  if (read === undefined) throw new Error(`There is no ${FAILURE}`)
  return (await read()).page
}

/** Fetches the code of the page at an address; the navigation deals with its failure. */
export async function warmPage(url: string): Promise<void> {
  const route = matchRoute(url.split(/[?#]/, 1)[0] ?? '/')
  if (route !== undefined) await warm(route.name)
}

/** Where visitors go from a page most often. */
const LIKELY_NEXT: ReadonlyMap<RouteName, readonly RouteName[]> = new Map([
  ['home', ['product', 'catalog-category']],
  ['catalog-category', ['product']],
  ['search', ['product']],
  ['collection', ['product']],
  ['brand', ['product']],
  ['product', ['catalog-category', 'cart']],
  ['cart', ['checkout']]
])

/** Fetches the code of the pages that a visitor goes to next, while nothing else is to be done. */
export async function warmNext(name: RouteName): Promise<void> {
  await Promise.all((LIKELY_NEXT.get(name) ?? []).map(warm))
}

/** The code of a page with all its parts. */
async function warm(name: RouteName): Promise<void> {
  const { page } = (await pages[fileOf(name)]?.()) ?? {}
  await Promise.all(page?.late?.map(part => part.bring()) ?? [])
}

/** Whether there is a screen at a path. */
export function hasScreen(path: string): boolean {
  const route = matchRoute(path)
  return route !== undefined && isBuilt(route.name)
}
