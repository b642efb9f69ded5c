/** Whose first visit is counted in requests; a screen of two routes is one. */
const SCREENS: ReadonlyMap<string, string> = new Map([
  ['home', 'home'],
  ['product', 'product'],
  ['catalog-category', 'listing'],
  ['search', 'listing'],
  ['cart', 'purchase'],
  ['checkout', 'purchase']
])
/** A screen of one route: little is left that it shares with a window or another page. */
const ALONE = 'home'
/** What so many other pages have is no part of a list: they would all fetch its filters. */
const MANY = 4
const ENTRY = 'src/entry.client.tsx'
const ENGINE = 'src/platform/engine.ts'

/**
 * The file a module comes in, by the entries and pages that stand on it: what two of the counted screens
 * need is `shared`, what one of them shares with anything comes in one file of its own, what only
 * pages of the account share is `account`. `undefined` leaves it to the bundler.
 */
export function chunkOf(id: string, users: readonly string[]): string | undefined {
  // It waits for the first page, which waits for what is shared: they may never be one file.
  if (id.endsWith(ENTRY)) return undefined
  const pages = users.flatMap(user => /([^/]+)\.page\.tsx$/.exec(user)?.[1] ?? [])
  const screens = new Set(pages.flatMap(page => SCREENS.get(page) ?? []))
  const isEngine = users.some(user => user.endsWith(ENGINE))
  if (users.some(user => user.endsWith(ENTRY)) || screens.size > 1) return 'shared'
  const [screen] = screens
  const isAccount = pages.length > 1 && pages.every(page => page.startsWith('user-'))
  if (screen === undefined) return isAccount && !isEngine ? 'account' : undefined
  if (users.length === 1) return undefined
  const others = pages.filter(page => !SCREENS.has(page))
  if (screen === 'listing' && others.length >= MANY) return 'shared'
  // A few hundred bytes are not worth a request.
  return screen === ALONE ? 'shared' : screen
}
