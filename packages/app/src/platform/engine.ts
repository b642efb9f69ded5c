import { createShop, realLengths, type Shop, type ShopState, shopConfig } from '@vitrina/core'
import { getInit } from '@vitrina/core/contracts'

import { createBrowserPlatform } from './browser-platform.ts'

/** The living shop of this window, from what its page holds. */
export const createEngine = (state: ShopState): Shop =>
  createShop(
    createBrowserPlatform(),
    shopConfig({ siteName: state.configuration.siteName, phoneLengths: realLengths }),
    state
  )

/** A call that needs the tokens: a refused one is renewed on the way, or the session ends. */
export const readVisitor = ({ api, session }: Shop): Promise<void> =>
  api(getInit, { query: {} }).then(
    init => session.send({ type: 'session.initialised', init }),
    // The session itself has told why, or the network is gone: the page is read again and says so.
    () => undefined
  )
