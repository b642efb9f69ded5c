/** 30 days: tokens, currency, site, the last system notification (§9). */
export const COOKIE_LIFETIME_SECONDS = 2_592_000
export const PREVIOUS_LINK_LIFETIME_SECONDS = 3600
/** Long enough for the page behind a redirect. */
export const ARRIVAL_LIFETIME_SECONDS = 60

export interface SiteCookieNames {
  readonly authToken: string
  readonly refreshToken: string
  readonly cartToken: string
  readonly siteId: string
  readonly currencyId: string
}

/** Base names, which the query parameters share (A11); a cookie adds the site name. */
export const tokenNames = {
  authToken: 'auth_token',
  refreshToken: 'refresh_token',
  cartToken: 'cart_token'
} as const

/** Names of the query parameters that carry tokens into a page (A11). */
export interface TokenParams {
  readonly authToken: readonly string[]
  readonly cartToken: readonly string[]
}

export const defaultTokenParams: TokenParams = {
  authToken: [tokenNames.authToken],
  cartToken: [tokenNames.cartToken]
}

/** Cookies of one site: base name and site name, concatenated and cookie-safe (E10). */
export function siteCookieNames(siteName: string): SiteCookieNames {
  const site = cookieSafe(siteName)
  return {
    authToken: tokenNames.authToken + site,
    refreshToken: tokenNames.refreshToken + site,
    cartToken: tokenNames.cartToken + site,
    siteId: `site-id${site}`,
    currencyId: `currency-id${site}`
  }
}

/** Cookies without a site name. */
export const cookieNames = {
  previousLink: 'previous_link',
  /** Set where a token came with the address: the next page greets, and forgets others (A12). */
  arrivedSignedIn: 'arrived_signed_in',
  lastSystemNotification: 'lastSystemNotification',
  appVersion: 'app_version',
  appTimeline: 'app_timeline',
  theme: 'theme',
  /** Where things are to be sent: the title of a town. */
  town: 'town',
  /** What the visitor has allowed, see `consent/`. */
  consent: 'consent',
  /** There while the choice above has not reached the shop's records. */
  unrecordedConsent: 'consent_unrecorded'
} as const

/**
 * Keys of the storage that outlives the browser session; besides them a list of products lies there
 * under the name of its subject.
 */
export const storageKeys = {
  searches: 'searches',
  deviceId: 'device_id',
  tokensMirror: 'tokens_mirror',
  handledNotifications: 'handled_notifications',
  reportedOrders: 'reported_orders',
  /** Measures of children, by which sizes are chosen. */
  children: 'children',
  /** The newest number of a wish about the basket, shared by the tabs. */
  newestIntent: 'newest_intent'
} as const

/** Where a tab keeps a checkout that is no order yet: a page has these before it is touched. */
export const draftKeys = {
  form: 'checkout_draft',
  /** The account whose draft it is; a guest's has none. */
  owner: 'draft_owner'
} as const

/** The other keys of the storage that lives as long as the tab. */
export const tabStorageKeys = {
  sessionId: 'session_id',
  orderKey: 'order_key',
  earlierOrder: 'earlier_order',
  reloads: 'reloads',
  unsent: 'unsent',
  handledNotifications: 'handled_notifications'
} as const

// encodeURIComponent leaves brackets, which a cookie name must not have.
const cookieSafe = (name: string) =>
  encodeURIComponent(name).replace(/[()]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)
