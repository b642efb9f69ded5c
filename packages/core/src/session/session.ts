import type { BonusUserType } from '../entities/bonus.ts'
import type { Profile, UserRole } from '../entities/profile.ts'
import type { Currency, Site } from '../entities/site.ts'
import type { Failure } from '../platform/api-error.ts'
import { fieldOf } from '../platform/tab-message.ts'
import type { Subject } from '../store/subject.ts'
import { DEFAULT_CURRENCY_ID } from '../values/currency/currency.ts'
import { DEFAULT_PRICE_ROLE } from './roles.ts'
import type { SessionEnd } from './session-events.ts'

/** Ids are strings (§3, A1). */
export const DEFAULT_SITE_ID = '1'

/**
 * Plain JSON without tokens: they live in cookies only, so that this may stand in a page.
 * `signedIn` says what the state says, for readers that have no machine yet.
 */
export interface SessionContext {
  readonly signedIn: boolean
  readonly siteId: string
  readonly currencyId: string
  readonly currencies: readonly Currency[]
  readonly sites: readonly Site[]
  /** Undefined for a guest and until the initialisation answers. */
  readonly profile?: Profile | undefined
  readonly roles: readonly UserRole[]
  readonly priceRole: string
  /** Which bonus account counts; undefined where nobody told. */
  readonly bonusType?: BonusUserType | undefined
  /** Why signing in or up failed, or why the initialisation did. */
  readonly failure?: Failure | undefined
  /** How the server ended the session; an inactive one has a screen of its own (A14, A15). */
  readonly ended?: SessionEnd | undefined
  /** A message to show once: a password was mailed, the session ended. */
  readonly notice: string
}

/** A visitor of whom nothing is known, or what is. */
export const guestSession = (initial: Partial<SessionContext> = {}): SessionContext => ({
  signedIn: false,
  siteId: DEFAULT_SITE_ID,
  currencyId: DEFAULT_CURRENCY_ID,
  currencies: [],
  sites: [],
  roles: ['guest'],
  priceRole: DEFAULT_PRICE_ROLE,
  notice: '',
  ...initial
})

/**
 * Who the visitor is, as far as pages may know: no token stands in it. It takes no commands of a store:
 * signing in and out is the shop's, `(await store.engine()).session` and its part `account`.
 */
export const sessionSubject: Subject<SessionContext> = {
  name: 'session',
  commands: {},
  start: guestSession,
  after: session => session
}

/** Whether another tab tells that the visitor has signed in or out there. */
export const isSessionNews = (message: unknown): boolean =>
  ['session.signedIn', 'session.signedOut'].some(type => type === fieldOf(message, 'type'))
