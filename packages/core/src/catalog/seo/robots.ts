import { namedPages, type PageNames } from '../../routes/page-names.ts'
import { type RouteName, routeOf } from '../../routes/routes.ts'

/** Basket, checkout, profile and the like, and any list narrowed by filters stay out of the index. */
export const isNoindex = (route: RouteName, page: { readonly hasFilters: boolean }) =>
  routeOf(route).noindex || page.hasFilters

/**
 * The paths that robots are asked to leave out: the pages out of the index, each with all that lies
 * below it. `names` are the shop's own addresses of pages.
 */
export const closedPaths = (names: PageNames = {}): readonly string[] => {
  const paths = namedPages(names)
    .filter(({ name }) => routeOf(name).noindex)
    .map(({ outer }) => encodeURI(outer.split('{', 1)[0] ?? ''))
  return paths.filter(path => !paths.some(above => above !== path && path.startsWith(above)))
}
