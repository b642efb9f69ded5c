import { matchRoute } from '@vitrina/core'
import type { RouteName } from '@vitrina/core/routes'
import { type Component, defineAsyncComponent } from 'vue'

type Screens = ReadonlyMap<RouteName | undefined, Component>

const late = (load: () => Promise<{ default: Component }>) => defineAsyncComponent(load)

const news = late(() => import('./news-page.vue'))
const article = late(() => import('./article-page.vue'))
const content = late(() => import('./content-page.vue'))
const goods = late(() => import('./goods-page.vue'))

/** Screens of what `loadPage` reads; they are given the page. */
export const readScreens: Screens = new Map([
  ['home', late(() => import('./home-page.vue'))],
  ['catalog', late(() => import('./catalog-page.vue'))],
  ['product', late(() => import('./product-page.vue'))],
  ['brands', late(() => import('./brands-page.vue'))],
  ['brand', goods],
  ['collection', goods],
  ['blog', news],
  ['actions', news],
  ['blog-detail', article],
  ['actions-detail', article],
  ['page', content],
  ['about', content],
  ['info', content],
  ['payments', content],
  ['policy', content],
  ['tour-fabrica', content],
  ['tour-shop', content],
  ['reviews', late(() => import('./reviews-page.vue'))],
  ['user-profile', late(() => import('./account-page.vue'))],
  ['user-profile-order-status', late(() => import('./orders-page.vue'))],
  ['user-profile-order-detail-id', late(() => import('./order-page.vue'))]
])

const listing = late(() => import('./listing-page.vue'))

/** Screens that live on subjects and machines of their own; they are given the address. */
export const liveScreens: Screens = new Map([
  ['search', listing],
  ['catalog-category', listing],
  ['cart', late(() => import('./cart-page.vue'))],
  ['checkout', late(() => import('./checkout-page.vue'))],
  ['favorites', late(() => import('./favorites-page.vue'))],
  ['user-signin', late(() => import('./sign-in-page.vue'))]
])

/** Whether this front draws a path. */
export function hasScreen(path: string): boolean {
  const name = matchRoute(path)?.name
  return readScreens.has(name) || liveScreens.has(name)
}
