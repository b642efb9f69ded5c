import type { OpenLine, Shop } from '@vitrina/core'
import { basketSubject } from '@vitrina/core/basket'
import { browserCookies, browserHost } from '@vitrina/core/browser'
import { isAllowed } from '@vitrina/core/consent'

import { cookieNames, siteCookieNames } from '@vitrina/core/platform'
import { sessionSubject } from '@vitrina/core/session'
import { siteSubject } from '@vitrina/core/site'
import type { EngineSurroundings } from '../live/engine-surroundings.ts'
import type { NavigationPorts } from '../routing/navigation.ts'
import { pause } from './browser.ts'

interface PageParts extends EngineSurroundings {
  readonly ports: Pick<NavigationPorts, 'loadPayload'>
}

/** When which part of the late code comes to a page. */
export interface PageLife {
  /** The page has come to rest: whoever has nothing open here is only connected. */
  rest(): Promise<void>
  /** Fetches the shop, in tasks of their own: what is pressed meanwhile is answered between them. */
  loadShop(): Promise<Shop>
}

/** A page lives by its line until somebody needs its shop. */
export function createPageLife({ navigation, store, ports }: PageParts): PageLife {
  let coming: Promise<typeof import('../live/page-line.ts')> | undefined
  let line: OpenLine | undefined
  let isShopWanted = false

  function begin() {
    coming ??= import('../live/page-line.ts').then(code => {
      code.followPage({ navigation, store })
      code.followRouteRules(ports)
      return code
    })
    // Code that did not come is asked for again.
    coming.catch(() => {
      coming = undefined
    })
    return coming
  }

  return {
    async rest() {
      if (needsShop(store)) return void store.engine().catch(() => undefined)
      const { arrivals } = navigation.getState()
      const code = await begin()
      if (isShopWanted) return
      line = code.openPageLine({ navigation, store })
      // What is arrived at without a touch, by Back, is checked by the shop (G2).
      const stop = navigation.subscribe(() => {
        if (navigation.getState().arrivals === arrivals) return
        stop()
        void store.engine().catch(() => undefined)
      })
    },
    async loadShop() {
      isShopWanted = true
      try {
        // The press that wants it is answered first.
        await browserHost.painted()
        // Fetched at once; each is evaluated in a task of its own, before the one that needs it.
        const [, , , { createEngine }] = await Promise.all([
          begin(),
          import('./entities.ts'),
          import('./contracts.ts'),
          import('./engine.ts')
        ])
        await pause()
        return createEngine({ navigation, store, line })
      } catch (error) {
        isShopWanted = false
        throw error
      }
    }
  }
}

/** Who is signed in, has something in the basket or agreed to be counted is met without a touch. */
function needsShop(store: EngineSurroundings['store']): boolean {
  const { siteName, analyticsKey } = store.get(siteSubject).configuration
  const isMember =
    store.get(sessionSubject).signedIn ||
    browserCookies.get(siteCookieNames(siteName).authToken) !== undefined
  const isCounted =
    analyticsKey !== '' && isAllowed(browserCookies.get(cookieNames.consent), 'analytics')
  return isMember || isCounted || Object.keys(store.get(basketSubject).counts).length > 0
}
