import type { RouteName } from '@vitrina/core'

import type { Page } from './define-page.ts'
import type { PagePayload } from './page-payload.ts'

interface PageModule {
  readonly page: Page
}

/** The code of every page of the shop, one chunk each; a route without one shows the 404 screen. */
export const pages = {
  about: () => import('./content/content.page.tsx'),
  cart: () => import('./cart/cart.page.tsx'),
  checkout: () => import('./checkout/checkout.page.tsx'),
  catalog: () => import('./catalog/catalog.page.tsx'),
  'catalog-category': () => import('./listing/listing.page.tsx'),
  contacts: () => import('./content/content.page.tsx'),
  home: () => import('./home/home.page.tsx'),
  'how-order': () => import('./content/content.page.tsx'),
  info: () => import('./content/content.page.tsx'),
  payments: () => import('./content/content.page.tsx'),
  policy: () => import('./content/content.page.tsx'),
  product: () => import('./product/product.page.tsx'),
  refund: () => import('./content/content.page.tsx'),
  search: () => import('./listing/listing.page.tsx'),
  'user-signin': () => import('./user-signin/user-signin.page.tsx'),
  'user-signup': () => import('./user-signup/user-signup.page.tsx'),
  'user-signup-complete': () => import('./user-signup-complete/user-signup-complete.page.tsx'),
  'user-password-reset': () => import('./user-password-reset/user-password-reset.page.tsx'),
  'user-password-reset-complete': () =>
    import('./user-password-reset-complete/user-password-reset-complete.page.tsx'),
  'user-profile': () => import('./user-profile/user-profile.page.tsx'),
  'user-profile-personal': () => import('./user-profile-personal/user-profile-personal.page.tsx'),
  'user-profile-password': () => import('./user-profile-password/user-profile-password.page.tsx'),
  'user-profile-order-status': () =>
    import('./user-profile-order-status/user-profile-order-status.page.tsx'),
  'user-profile-order-detail-id': () =>
    import('./user-profile-order-detail-id/user-profile-order-detail-id.page.tsx')
} satisfies Partial<Record<Exclude<RouteName, 'constructor'>, () => Promise<PageModule>>>

export type BuiltRoute = keyof typeof pages

export const isBuilt = (name: RouteName): name is BuiltRoute => Object.hasOwn(pages, name)

/** The code of a page; without one, and after a failure, that of the error screen. */
export async function loadPage({
  route,
  failure
}: Pick<PagePayload, 'route' | 'failure'>): Promise<Page> {
  const isShown = failure === undefined && route !== undefined && isBuilt(route.name)
  const { page } = await (isShown ? pages[route.name]() : import('./failure/failure.page.tsx'))
  return page
}
