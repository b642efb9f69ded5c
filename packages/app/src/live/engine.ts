import { createShopInSteps, type OpenLine, type Shop, shopConfig } from '@vitrina/core'
import { basketSubject } from '@vitrina/core/basket'
import { browserCookies, createBrowserPlatform, createMetrika } from '@vitrina/core/browser'
import { getInit } from '@vitrina/core/contracts'
import type { SiteConfiguration } from '@vitrina/core/entities'
import { isAllowed } from '@vitrina/core/forms'

import { cookieNames } from '@vitrina/core/platform'
import { isUnknownMember, sessionSubject, siteSubject } from '@vitrina/core/session'

import { sendConsents } from '../platform/send-consent.ts'
import { REVOKE_PATH, shopRules } from '../platform/shop-rules.ts'
import { followEngine } from './follow-engine.ts'
import type { EngineSurroundings } from './follow-page.ts'
import { reportVisits } from './report-visits.ts'
import { runningBuild } from './running-build.ts'

interface EngineOptions extends EngineSurroundings {
  /** Of the page, if it has opened one. */
  readonly line: OpenLine | undefined
  /** Between two steps of the start. */
  readonly calm: () => Promise<void>
}

/** The living shop of this window, from what it shows; it starts in tasks of their own. */
export async function createEngine({ line, calm, ...surroundings }: EngineOptions): Promise<Shop> {
  const { store, navigation } = surroundings
  const { configuration, settings } = store.get(siteSubject)
  const counter = counterOf(configuration)
  const since = navigation.getState().arrivals
  const shop = await createShopInSteps(
    createBrowserPlatform({
      analytics: counter,
      path: () => navigation.getState().current.payload.url
    }),
    shopConfig({
      siteName: configuration.siteName,
      ...shopRules,
      revokePath: REVOKE_PATH,
      ...settings,
      build: runningBuild()
    }),
    {
      configuration,
      session: store.get(sessionSubject),
      basket: store.get(basketSubject),
      serverTime: store.serverTime,
      line
    },
    calm
  )
  await calm()
  followEngine(shop, { ...surroundings, since })
  // A choice of an earlier page that has not been recorded yet.
  void sendConsents()
  if (configuration.analyticsKey !== '') reportVisits(shop.analytics, counter, navigation)
  return shop
}

const counterOf = ({ analyticsKey, ecommerceContainer }: SiteConfiguration) =>
  createMetrika({
    key: analyticsKey,
    container: ecommerceContainer,
    isAllowed: () => isAllowed(browserCookies.get(cookieNames.consent), 'analytics')
  })

/**
 * Asks who the visitor is: a refused token is renewed on the way, or the session ends. Tells whether he
 * is known by what he has now.
 */
export async function askVisitor({ api, session }: Shop): Promise<boolean> {
  // The shop asks by itself as long as it knows nothing of him.
  if (isUnknownMember(session.get())) return untilKnown(session)
  return api(getInit, { query: {} }).then(
    init => {
      session.send({ type: 'session.initialised', init })
      return true
    },
    // The session itself has told why, or the network is gone: the page is read again and says so.
    () => false
  )
}

/** Until its one question is answered, or could not be asked. */
const untilKnown = (session: Shop['session']) =>
  new Promise<boolean>(resolve => {
    const check = () => {
      const visitor = session.get()
      const isLost = visitor.failure !== undefined
      if (isUnknownMember(visitor) && !isLost) return
      stop()
      resolve(visitor.signedIn && !isLost)
    }
    const stop = session.subscribe(check)
    check()
  })
