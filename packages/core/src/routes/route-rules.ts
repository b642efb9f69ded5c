import { isWithinPage } from './route-path.ts'
import { type RedirectTarget, redirectTarget } from './safe-path.ts'

/** Where the server sends visitors of a path; `/**` at the end of `from` means everything below it. */
export interface RouteRule {
  readonly from: string
  readonly redirect: string
}

const BRANCH = '/**'

/** Whether a value from outside is a rule: both its paths lead somewhere. */
export const isRouteRule = (value: unknown): value is RouteRule =>
  typeof value === 'object' &&
  value !== null &&
  'from' in value &&
  typeof value.from === 'string' &&
  value.from.startsWith('/') &&
  'redirect' in value &&
  redirectTarget(value.redirect) !== undefined

/** Where the first rule for a path leads; an absolute address leaves the site (§2, A22). */
export function ruleTarget(rules: readonly RouteRule[], url: string): RedirectTarget | undefined {
  const path = pathOf(url)
  const rule = rules.find(({ from }) => isMeant(from, path))
  const target = rule && redirectTarget(rule.redirect)
  // A page that leads to itself would never be shown.
  return target?.kind === 'internal' && pathOf(target.path) === path ? undefined : target
}

function isMeant(from: string, path: string): boolean {
  if (!from.endsWith(BRANCH)) return from === path
  return isWithinPage(path, from.slice(0, -BRANCH.length))
}

function pathOf(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  return path.replace(/\/+$/, '') || '/'
}
