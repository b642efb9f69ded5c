import type { RouteName } from '@vitrina/core'

import type { Page } from './define-page.ts'

interface PageModule {
  readonly page: Page
}

/** The code of every page of the shop, one chunk each; a route without one shows the 404 screen. */
export const pages = {
  cart: () => import('./cart/cart.page.tsx'),
  home: () => import('./home/home.page.tsx')
} satisfies Partial<Record<Exclude<RouteName, 'constructor'>, () => Promise<PageModule>>>

export type BuiltRoute = keyof typeof pages

export const isBuilt = (name: RouteName): name is BuiltRoute => Object.hasOwn(pages, name)
