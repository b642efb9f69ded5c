import type { RouteName } from '@vitrina/core'

import type { Page } from './define-page.ts'

interface PageModule {
  readonly page: Page
}

/** The code of every page of the shop, one chunk each; a route without one shows the 404 screen. */
export const pages = {
  about: () => import('./content/content.page.tsx'),
  cart: () => import('./cart/cart.page.tsx'),
  contacts: () => import('./content/content.page.tsx'),
  home: () => import('./home/home.page.tsx'),
  'how-order': () => import('./content/content.page.tsx'),
  info: () => import('./content/content.page.tsx'),
  payments: () => import('./content/content.page.tsx'),
  policy: () => import('./content/content.page.tsx'),
  product: () => import('./product/product.page.tsx'),
  refund: () => import('./content/content.page.tsx')
} satisfies Partial<Record<Exclude<RouteName, 'constructor'>, () => Promise<PageModule>>>

export type BuiltRoute = keyof typeof pages

export const isBuilt = (name: RouteName): name is BuiltRoute => Object.hasOwn(pages, name)
