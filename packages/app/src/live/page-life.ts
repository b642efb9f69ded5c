import type { OpenLine, Shop } from '@vitrina/core'
import { basketSubject } from '@vitrina/core/basket'
import { browserCookies, browserHost } from '@vitrina/core/browser'
import { isAllowed } from '@vitrina/core/forms'

import { cookieNames, siteCookieNames } from '@vitrina/core/platform'
import { sessionSubject, siteSubject } from '@vitrina/core/session'
import { createCalm } from '../platform/calm.ts'
import { namedFiles } from '../platform/named-files.ts'
import type { NavigationPorts } from '../routing/navigation.ts'
import type { EngineSurroundings } from './engine-surroundings.ts'

interface PageParts extends EngineSurroundings {
  readonly ports: Pick<NavigationPorts, 'loadPayload'>
}

/** When which part of the late code comes to a page. */
export interface PageLife {
  /** The page has come to rest: whoever has nothing open here is only connected. */
  rest(): Promise<void>
  /** Fetches the shop at once; it starts when the visitor pauses, in tasks of their own. */
  loadShop(): Promise<Shop>
}

/** A page lives by its line until somebody needs its shop. */
export function createPageLife({ navigation, store, ports }: PageParts): PageLife {
  let coming: Promise<typeof import('./page-line.ts')> | undefined
  let line: OpenLine | undefined
  let isShopWanted = false

  function begin() {
    coming ??= import('./page-line.ts').then(code => {
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
      const calm = createCalm()
      try {
        // The press that wants it is answered first.
        await browserHost.painted()
        const files = namedFiles('shop')
        for (const file of files) bringAhead(file)
        const rest = begin()
        // Each in a task of its own, before the one that needs it. What is missing, the last one tells.
        for (const file of files) {
          await calm()
          await import(/* @vite-ignore */ file).catch(() => undefined)
        }
        await rest
        await calm()
        const { createEngine } = await import('./engine.ts')
        return await createEngine({ navigation, store, line, calm })
      } catch (error) {
        isShopWanted = false
        throw error
      }
    }
  }
}

const bringAhead = (href: string) =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
  )

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
