import { createShop, type Shop, shopConfig } from '@vitrina/core'
import { basketSubject } from '@vitrina/core/basket'
import { createBrowserPlatform } from '@vitrina/core/browser'
import { getInit } from '@vitrina/core/contracts'
import { sessionSubject } from '@vitrina/core/session'
import { siteSubject } from '@vitrina/core/site'

import { type EngineSurroundings, followEngine } from '../live/follow-engine.ts'
import { callConfig } from './call-config.ts'
import { shopRules } from './shop-rules.ts'

/** The living shop of this window, from what it shows. */
export function createEngine(surroundings: EngineSurroundings): Shop {
  const { store } = surroundings
  const { configuration } = store.get(siteSubject)
  const id = document.querySelector<HTMLElement>('script[data-build]')?.dataset.build ?? ''
  const shop = createShop(
    createBrowserPlatform(),
    shopConfig({
      ...callConfig,
      siteName: configuration.siteName,
      ...shopRules,
      build: { id, version: id, url: `${location.origin}/builds` }
    }),
    { configuration, session: store.get(sessionSubject), basket: store.get(basketSubject) }
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
