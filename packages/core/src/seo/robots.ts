import { type RouteName, routeOf } from '../routes/routes.ts'

/** Basket, checkout, profile and the like, and any list narrowed by filters stay out of the index. */
export const isNoindex = (route: RouteName, page: { readonly hasFilters: boolean }) =>
  routeOf(route).noindex || page.hasFilters
