import { type RouteAccess, type RouteName, routeOf } from './routes.ts'

/** Who a visitor has become; see `SessionContext`. */
export interface Turn {
  readonly signedIn: boolean
  readonly notice: string
  readonly ended?: 'expired' | 'inactive' | undefined
}

/** What is told beside a page; the sign-in form says it itself, and pages for members lead there (A15). */
export const noticeBeside = (route: RouteName | undefined, { signedIn, notice }: Turn): string =>
  !signedIn && accessOf(route) === 'any' ? notice : ''

/** Whom a page is for; what is no page is told to everybody. */
export const accessOf = (route: RouteName | undefined): RouteAccess =>
  route === undefined ? 'any' : routeOf(route).access
