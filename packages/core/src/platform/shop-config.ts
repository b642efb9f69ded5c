import type { FieldRules } from './field-rules.ts'
import type { TokenParams } from './keys.ts'
import type { RuleSets } from './rule-sets.ts'

/** Names of the headers every call carries (N6). */
export interface HeaderNames {
  readonly siteId: string
  readonly currencyId: string
  readonly client: string
  readonly authorization: string
  readonly cartToken: string
  readonly idempotencyKey: string
  readonly sessionId: string
  readonly sendingTime: string
  readonly nonce: string
}

/** Calls by method and path, as `POST /orders/v1`, that differ from the contracts (S-C2). */
export interface GuardedRoutes {
  /** Send the anti-bot proof although their contract does not say so. */
  readonly add: readonly string[]
  /** Send none although their contract says so. */
  readonly remove: readonly string[]
}

export interface ShopConfig extends FieldRules {
  /** Ends the names of the shop's cookies (§9). */
  readonly siteName: string
  /** First path segment of the address suggestion service (N13). */
  readonly suggestSegment: string
  /** Real paths of calls whose paths are withheld or unshown, by the contract's path. */
  readonly paths: Readonly<Record<string, string>>
  readonly headerNames: HeaderNames
  /** Sends the anti-bot proof with the calls that ask for it. */
  readonly guarded: boolean
  readonly guardedRoutes: GuardedRoutes
  readonly retry: {
    /** Repeats after the first attempt; the server's render sets 0. */
    readonly limit: number
    readonly firstDelayMs: number
    readonly maxRetryAfterMs: number
    /** Of one call with all its repeats. */
    readonly budgetMs: number
    /** Repeats that all calls share, so that an outage is not made worse. */
    readonly bucket: number
  }
  /** Of one attempt, its body included. */
  readonly timeoutMs: number
  readonly refresh: {
    /** How long a tab waits for another one before it goes on alone. */
    readonly lockTimeoutMs: number
    /** After a refresh that the network lost no other is tried for so long. */
    readonly cooldownMs: number
  }
  /** Query parameters of a page's address that carry tokens (A11). */
  readonly tokenParams: TokenParams
  /** Query parameter of the live connection that carries `Bearer …` (C10). */
  readonly socketTokenParam: string
  /** Path of the call that gives tokens up at a sign-out; without one there is no such call (N22). */
  readonly revokePath: string
  readonly build: {
    /** Of the running code; without it new builds are not looked for. */
    readonly id: string
    /** The commit tag that the version check compares. */
    readonly version: string
    /** Folder of `latest.json`; no slash at the end. */
    readonly url: string
  }
  /** Besides the shop's own host: hosts that a payment may lead to, as an address has them. */
  readonly paymentHosts: readonly string[]
  readonly birthDateRequired: boolean
  /** IANA name of the time zone that dates are shown in (P15). */
  readonly timeZone: string
  readonly checkDigits: boolean
  /** Which fields a role fills in and which parts of an address a delivery wants (P20). */
  readonly ruleSets: RuleSets
}
