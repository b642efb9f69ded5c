import { matchRoute } from './route-match.ts'
import { routePath } from './route-path.ts'
import { routeTitle } from './routes.messages.ts'
import { type RouteName, routeOf, routes } from './routes.ts'

export interface Crumb {
  readonly title: string
  readonly path: string
}

export interface Breadcrumb {
  readonly title: string
  /** None for the page itself, which is no link. */
  readonly href: string | undefined
}

/** The home page first, the given pages after it; the home page itself has no breadcrumbs (A13). */
export function breadcrumbs(route: RouteName, pages: readonly Crumb[]): readonly Breadcrumb[] {
  if (route === 'home') return []
  const home: Breadcrumb = { title: routeTitle('home'), href: routePath('home') }
  const trail = pages.map(({ title, path }, place) => ({
    title,
    href: place === pages.length - 1 ? undefined : path
  }))
  return [home, ...trail]
}

/** The pages of the route table that a page lies under, the highest first and the home page left out. */
export function pagesAbove(route: RouteName): readonly Crumb[] {
  const path = routeOf(route).above ?? nearestAbove(routeOf(route).path)
  const above = path === undefined ? undefined : matchRoute(path)
  if (path === undefined || above === undefined) return []
  return [...pagesAbove(above.name), { title: routeTitle(above.name), path }]
}

function nearestAbove(path: string): string | undefined {
  const parent = path.slice(0, path.lastIndexOf('/'))
  if (parent === '') return undefined
  return routes.some(row => row.path === parent) && !parent.includes('{')
    ? parent
    : nearestAbove(parent)
}
