import { listOf } from '../errors/given.ts'
import { routePath } from './route-path.ts'
import { type RouteName, routeTitle } from './routes.ts'

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
  const all = listOf(pages)
  const trail = all.map(({ title, path }, place) => ({
    title,
    href: place === all.length - 1 ? undefined : path
  }))
  return [home, ...trail]
}
