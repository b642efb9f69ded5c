import { type RouteName, type RouteRow, routeOf, routes } from '../routes/routes.ts'

/** Basket, checkout, profile and the like, and any list narrowed by filters stay out of the index. */
export const isNoindex = (route: RouteName, page: { readonly hasFilters: boolean }) =>
  routeOf(route).noindex || page.hasFilters

/** Where robots are not asked to go: the pages out of the index, each with all that lies below it. */
export const closedPaths = (rows: readonly RouteRow[] = routes): readonly string[] => {
  const paths = rows.filter(({ noindex }) => noindex).map(({ path }) => path)
  return paths.filter(path => !paths.some(above => above !== path && path.startsWith(above)))
}
