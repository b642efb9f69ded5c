import { matchRoute } from '@vitrina/core'
import type { RouteName } from '@vitrina/core/routes'
import type { AnyPage } from '../routing/define-page.ts'
import type { Navigation } from '../routing/navigation-port.ts'
import { followNextPages, urlsInView } from '../routing/next-pages.ts'
import type { PagePayload } from '../routing/page-payload.ts'

export { bringPictures } from '../platform/pictures-ahead.ts'

const FAILURE = '../frames/failure.page.tsx'

/** The code of every page of the shop, by its file: the folder's name is the route's. */
const pages = import.meta.glob<{ readonly page: AnyPage }>([
  './*/*.page.tsx',
  '../frames/failure.page.tsx'
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
  const route = matchRoute(pathOf(url))
  if (route !== undefined) await warm(route.name)
}

/** Whose forms are the largest parts of the shop: they come with the way there, not ahead of it. */
const PURCHASE: readonly RouteName[] = ['cart', 'checkout']

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

/** Whose data may be read before anybody goes there: every guest is answered alike. */
const READ_AHEAD = [
  // What a phone shows of a list at once.
  { name: 'product', most: 6 },
  { name: 'catalog-category', most: 4 }
] as const satisfies readonly { name: RouteName; most: number }[]

/**
 * Of the addresses that links in view lead to, those that visitors go to from the shown page: products first, then
 * lists; from a list only the same list in another choice.
 */
export function likelyNext(
  { route, url }: Pick<PagePayload, 'route' | 'url'>,
  urls: readonly string[]
): string[] {
  const isSameList = (next: string) => pathOf(next) === pathOf(url) && next !== url
  return READ_AHEAD.flatMap(({ name, most }) =>
    [...new Set(urls)]
      .filter(next => matchRoute(pathOf(next))?.name === name)
      .filter(next => name !== route?.name || name === 'product' || isSameList(next))
      .slice(0, most)
  )
}

const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? '/'

interface NextSurroundings {
  /** Whether the visitor is answered like all others: only then data is read before it is wanted. */
  readonly mayRead: () => boolean
  /** The address of the table behind one that visitors see, where they differ. */
  readonly inner: ((url: string) => string) | undefined
  readonly whenIdle: (run: () => void) => void
  /** Runs a load of code whose failure is dealt with here. */
  readonly run: <Value>(loading: Promise<Value>) => Promise<Value>
}

/** Has the likely next pages of this window there before anybody presses. */
export function followNext(
  navigation: Navigation,
  { mayRead, inner = url => url, run, whenIdle }: NextSurroundings
): void {
  const { moved } = followNextPages(navigation, {
    warmNext: name => run(warmNext(name)),
    likely: likelyNext,
    urlsInView: async () => (mayRead() ? (await urlsInView(document)).map(inner) : []),
    whenIdle
  })
  addEventListener('scroll', moved, { passive: true })
}

/** Fetches the code of the pages that a visitor goes to next, while nothing else is to be done. */
async function warmNext(name: RouteName): Promise<void> {
  const next = LIKELY_NEXT.get(name) ?? []
  await Promise.all(
    next.map(page => (PURCHASE.includes(page) ? pages[fileOf(page)]?.() : warm(page)))
  )
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
