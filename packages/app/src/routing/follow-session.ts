import { matchRoute, pathAfterSignIn, type RouteAccess, routeOf, routePath } from '@vitrina/core'
import type { ShopHandle } from '@vitrina/react-ui'

import type { Navigation } from './navigation.ts'

type Follower = Pick<Navigation, 'getState' | 'refresh' | 'openAfresh'>

/**
 * After sign-in and sign-out, in this window or another: what was read for one visitor is not shown
 * to the next, and nobody stays on a page that is not for him.
 */
export function followSession(
  shop: Pick<ShopHandle, 'getState' | 'subscribe'>,
  navigation: Follower,
  takePreviousLink: () => string | undefined
): () => void {
  let wasMember = shop.getState().session.signedIn
  return shop.subscribe(() => {
    const { signedIn, notice } = shop.getState().session
    if (signedIn === wasMember) return
    wasMember = signedIn
    const { url } = navigation.getState().current.payload
    const access = accessOf(url)
    if (signedIn && access === 'anonymous') {
      void navigation.openAfresh(pathAfterSignIn(takePreviousLink()))
    } else if (!signedIn && access === 'member') {
      // An ended session leads to the sign-in page, which says why; a sign-out leads home.
      void navigation.openAfresh(notice === '' ? routePath('home') : url)
    } else void navigation.refresh()
  })
}

function accessOf(url: string): RouteAccess {
  const route = matchRoute(url.split(/[?#]/, 1)[0] ?? '/')
  return route === undefined ? 'any' : routeOf(route.name).access
}
