import { matchRoute } from './route-match.ts'
import { routePath } from './route-path.ts'
import { type RouteName, routeOf, routes } from './routes.ts'
import { safeInternalPath } from './safe-path.ts'

export interface AccessQuestion {
  readonly route: RouteName
  readonly signedIn: boolean
  /** The page seen before this one inside the shop; none after a hard load or on the server (A20). */
  readonly previousRoute: RouteName | undefined
}

export type AccessDecision =
  | { readonly allow: true }
  | {
      readonly allow: false
      readonly redirect: string
      /** The wanted address goes into the previous link cookie (A21). */
      readonly rememberPath: boolean
    }

/** The guards of §2, the same on the server and in the browser; the signed-in rule is first (A19). */
export function decideAccess(question: AccessQuestion): AccessDecision {
  const { route, signedIn, previousRoute } = question
  const { access, otherwise } = routeOf(route)
  if (signedIn && access === 'anonymous') return redirectTo(routePath('user-profile'))
  if (!signedIn && access === 'member') return redirectTo(routePath('user-signin'), true)
  if (otherwise !== undefined && previousRoute === undefined) return redirectTo(pathOf(otherwise))
  return { allow: true }
}

/** Where sign-in leads: the remembered page if it is one of ours, else the profile (A21). */
export function pathAfterSignIn(previousLink: string | undefined): string {
  const path = safeInternalPath(previousLink)
  const match = path === undefined ? undefined : matchRoute(path.split(/[?#]/, 1)[0] ?? '')
  if (path === undefined || match === undefined) return routePath('user-profile')
  return routeOf(match.name).access === 'anonymous' ? routePath('user-profile') : path
}

const redirectTo = (redirect: string, rememberPath = false): AccessDecision => ({
  allow: false,
  redirect,
  rememberPath
})

const pathOf = (name: string) => routes.find(row => row.name === name)?.path ?? routePath('home')
