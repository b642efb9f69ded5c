import { createShop, realLengths, type Shop, type ShopState, shopConfig } from '@vitrina/core'

import { createBrowserPlatform } from './browser-platform.ts'

/** The living shop of this window, from what its page holds. */
export const createEngine = (state: ShopState): Shop =>
  createShop(
    createBrowserPlatform(),
    shopConfig({ siteName: state.configuration.siteName, phoneLengths: realLengths }),
    state
  )
