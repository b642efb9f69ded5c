import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Hops } from '@vitrina/core/callers'
import { type Consent, consentOf } from '@vitrina/core/consent'
import { DEFAULT_CURRENCY_ID } from '@vitrina/core/currency'
import type { Site } from '@vitrina/core/entities'
import {
  COOKIE_LIFETIME_SECONDS,
  cookieNames,
  type SiteCookieNames,
  siteCookieNames
} from '@vitrina/core/platform'
import { readTown } from '@vitrina/core/shipping'
import { siteOfHost } from '@vitrina/core/site'

import { CART_TOKEN_HEADER } from '../page/page-payload.ts'
import { addressOf } from './connections.ts'
import { type CookieToSet, readCookies } from './cookies.ts'

const DEFAULT_SITE_ID = '1'
const ID = /^[\w-]{1,36}$/
const CART_TOKEN = /^[\w-]{8,64}$/
const TOKEN = /^[\w.~+/=-]{1,4096}$/

export type Theme = 'light' | 'dark'

/** Who makes a request, by cookies that are checked before anything is done with them. */
export interface Visitor {
  readonly siteId: string
  /** Chosen by the address, and not yet by the cookie. */
  readonly isNewSite: boolean
  readonly currencyId: string
  readonly authToken: string | undefined
  readonly hasRefreshToken: boolean
  readonly cartToken: string
  /** The cart token is new: there can be no basket yet. */
  readonly isNew: boolean
  /** Undefined leaves the choice to the system. */
  readonly theme: Theme | undefined
  /** Where things are to be sent; undefined leaves it to the shop. */
  readonly town: string | undefined
  readonly consent: Consent | undefined
  readonly userAgent: string
  readonly ip: string
  readonly cookieNames: SiteCookieNames
}

interface VisitedShop {
  readonly siteName: string
  readonly sites: readonly Site[]
  readonly hops: Hops
}

export function readVisitor(
  request: IncomingMessage,
  { siteName, sites, hops }: VisitedShop
): Visitor {
  const cookies = readCookies(request.headers.cookie)
  const names = siteCookieNames(siteName)
  const checked = (name: string, pattern: RegExp) => {
    const value = cookies.get(name) ?? ''
    // Scripts of other makers write these words when a value is missing.
    return pattern.test(value) && value !== 'undefined' && value !== 'null' ? value : undefined
  }
  const cartToken = cartTokenOf(request) ?? checked(names.cartToken, CART_TOKEN)
  const theme = cookies.get(cookieNames.theme)
  const keptSiteId = checked(names.siteId, ID)
  const hostSite = siteOfHost(request.headers.host ?? '', sites)
  return {
    siteId: hostSite?.id ?? keptSiteId ?? DEFAULT_SITE_ID,
    isNewSite: hostSite !== undefined && hostSite.id !== keptSiteId,
    currencyId: checked(names.currencyId, ID) ?? DEFAULT_CURRENCY_ID,
    authToken: checked(names.authToken, TOKEN),
    hasRefreshToken: checked(names.refreshToken, TOKEN) !== undefined,
    cartToken: cartToken ?? randomUUID(),
    isNew: cartToken === undefined,
    theme: theme === 'dark' || theme === 'light' ? theme : undefined,
    town: readTown(cookies.get(cookieNames.town)),
    consent: consentOf(cookies.get(cookieNames.consent)),
    userAgent: request.headers['user-agent'] ?? '',
    ip: addressOf(request, hops),
    cookieNames: names
  }
}

/** Of a page that runs where cookies are refused: it names its basket itself. */
function cartTokenOf({ headers }: IncomingMessage): string | undefined {
  const token = headers[CART_TOKEN_HEADER]
  return typeof token === 'string' && CART_TOKEN.test(token) ? token : undefined
}

/** The cookies a first answer sets: made once on the server, read by the browser (B1). */
export const firstCookies = (visitor: Visitor): CookieToSet[] => {
  const { cookieNames: names, cartToken, isNew, siteId, isNewSite } = visitor
  return [
    ...(isNew ? [lasting(names.cartToken, cartToken)] : []),
    ...(isNewSite ? [lasting(names.siteId, siteId)] : [])
  ]
}

const lasting = (name: string, value: string): CookieToSet => ({
  name,
  value,
  maxAgeSeconds: COOKIE_LIFETIME_SECONDS
})

/** A session that ended for good: nothing is left that could renew it (§4). */
export const endedSessionCookies = ({ cookieNames: names }: Visitor): CookieToSet[] =>
  [names.authToken, names.refreshToken].map(name => ({ name, value: '', maxAgeSeconds: 0 }))
