import { createShop, type Shop, type ShopState, shopConfig } from '@vitrina/core'
import { getInit } from '@vitrina/core/contracts'

import { type EngineSurroundings, followEngine } from '../live/follow-engine.ts'
import { createBrowserPlatform } from './browser-platform.ts'
import { callConfig } from './call-config.ts'
import { shopRules } from './shop-rules.ts'

/** The living shop of this window, from what its page holds. */
export function createEngine(state: ShopState, surroundings: EngineSurroundings): Shop {
  const id = document.querySelector<HTMLElement>('script[data-build]')?.dataset.build ?? ''
  const shop = createShop(
    createBrowserPlatform(),
    shopConfig({
      ...callConfig,
      siteName: state.configuration.siteName,
      ...shopRules,
      build: { id, version: id, url: `${location.origin}/builds` }
    }),
    state
  )
  followEngine(shop, surroundings)
  return shop
}

/** A call that needs the tokens: a refused one is renewed on the way, or the session ends. */
export const readVisitor = ({ api, session }: Shop): Promise<void> =>
  api(getInit, { query: {} }).then(
    init => session.send({ type: 'session.initialised', init }),
    // The session itself has told why, or the network is gone: the page is read again and says so.
    () => undefined
  )
