import type { SHOP_PIECES } from '../src/platform/shop-pieces.ts'

/** Whose first visit is counted in requests; a screen of two routes is one. */
const SCREENS: ReadonlyMap<string, string> = new Map([
  ['home', 'home'],
  ['product', 'product'],
  ['catalog-category', 'listing'],
  ['search', 'listing']
])
/** What of a purchase comes when it is touched: the basket, the form of an order. */
const LATE_PURCHASE = /\/pages\/(?:cart\/basket|checkout\/order-form)\.tsx?$/
/** The pages they are part of. */
const PURCHASE: ReadonlySet<string> = new Set(['cart', 'checkout'])
/** What so many other pages have is no part of a screen: they would all fetch the rest of it. */
const MANY = 3
/** What home shares with the other or with a few pages, shelves above all, is a file of its own. */
const SHELVES: readonly string[] = ['home', 'product']
const ENTRY = 'src/entry.client.tsx'
const ENGINE = 'src/live/engine.ts'
/** Comes to every page at rest. */
const LINE = 'src/live/page-line.ts'
/** Translates addresses: it comes without the engine. */
const ADDRESSES = /\/src\/routing\/renamed-pages\.ts$/
/** What machines are made with: the line has one, and brings it for all others. */
const MACHINES = /\/node_modules\/xstate\/|\/core\/src\/store\/run-actor\.ts$/
/** The engine and what comes only to who has it. */
const AFTER_ENGINE =
  /\/src\/(?:live\/(?:engine|renewal|version-window)|pages\/order\/found-order)\.tsx?$|\/core\/src\//
/** What calls are checked by, in pieces that are evaluated before the rest of the engine. */
const PIECES: readonly (readonly [RegExp, (typeof SHOP_PIECES)[number]])[] = [
  [/\/node_modules\/zod\/v4\/core\//, 'shapes'],
  [/\/node_modules\/zod\//, 'zod'],
  [/\/core\/src\/entities\//, 'entities'],
  [/\/core\/src\/(?:contracts\/|api\/endpoint|platform\/no-statuses)/, 'contracts']
]
/** What the engine and the parts that come later stand on. */
const LATE_LIBRARY = /\/node_modules\/(?:@xstate\/react|xstate|immer|ky|zod)\//
const FIRST_PAGE = /\.page\.tsx$|\/src\/(?:entry\.client\.tsx|early\/loader\.ts)$/
/** Binds machines to components. */
const BINDING = /\/node_modules\/@xstate\/react\/|use-sync-external-store\/shim\/with-selector$/

/** Whether a first page would load a library that has to come later; `users` as of `chunkOf`. */
export const comesTooEarly = (id: string, users: readonly string[]): boolean =>
  LATE_LIBRARY.test(id) && users.some(user => FIRST_PAGE.test(user))

/**
 * The file a module comes in, by the entries and pages that stand on it: what two of the counted screens
 * or many pages need is `shared`, what one of them shares with anything comes in one file of its own, but
 * what many pages have of a list, its pages, in another. The line of every page is one file, with what
 * machines are made with, and leads to no other than the first page's. What the engine has in common with
 * parts of the shop that come after it, and no page has, is one file, which nobody else needs; what
 * addresses are read by is another, since they are read without the engine. What the pages of a purchase have at once is one
 * file, what only comes late and a purchase has of it, its fields above all, another. The binding
 * of machines has a file of its own: whoever needs it needs nothing else of the others. `undefined` leaves
 * a module to the bundler.
 */
export function chunkOf(users: readonly string[], id = ''): string | undefined {
  if (BINDING.test(id)) return 'binding'
  const pages = users.flatMap(user => /([^/]+)\.page\.tsx$/.exec(user)?.[1] ?? [])
  const screens = new Set(pages.flatMap(page => SCREENS.get(page) ?? []))
  const others = pages.filter(page => !SCREENS.has(page))
  if (users.some(user => user.endsWith(ENTRY))) return 'shared'
  if (MACHINES.test(id)) return 'line'
  const [screen] = screens
  const isOne = screens.size === 1
  const isLate = pages.length === 0
  if (isLate && users.length > 1 && users.some(user => ADDRESSES.test(user))) return 'addresses'
  if (users.some(user => user.endsWith(LINE))) return isLate ? 'line' : 'shared'
  if (users.length === 1) return undefined
  if (isLate && users.some(user => user.endsWith(ENGINE))) {
    if (!users.every(user => AFTER_ENGINE.test(user))) return undefined
    const [, piece = 'context'] = PIECES.find(([modules]) => modules.test(id)) ?? []
    return piece
  }
  if (isLate && users.some(user => LATE_PURCHASE.test(user))) return 'purchase'
  if (!isLate && pages.every(page => PURCHASE.has(page))) return 'before-purchase'
  if (screen === undefined) return undefined
  if (others.length >= MANY) return isOne && screen === 'listing' ? 'lists' : 'shared'
  if ([...screens].every(name => SHELVES.includes(name)) && screens.has('home')) return 'shelves'
  if (!isOne) return 'shared'
  return screen
}
