import type { ServerTime } from '../api/server-time.ts'
import type { BasketContext } from '../basket/basket-state.ts'
import type { SiteConfiguration } from '../entities/site.ts'
import { needGiven } from '../platform/check-platform.ts'
import { needKnownNames } from '../platform/near-name.ts'
import type { SessionContext } from '../session/session.ts'
import type { OpenLine } from './open-line.ts'

/** The state of a page, as far as a shop can start from it. */
export interface KnownState {
  readonly configuration?: SiteConfiguration
  readonly session?: SessionContext
  readonly basket?: BasketContext
  /** The store's; without it the shop learns the time from its first answer. */
  readonly serverTime?: ServerTime
  /** Opened before the shop: the shop goes on with it, and ends it. */
  readonly line?: OpenLine | undefined
}

const NAMES = [
  'configuration',
  'session',
  'basket',
  'serverTime',
  'line'
] satisfies (keyof KnownState)[]

/** Refuses what is no state. A page may know of more than a shop starts from. */
export function checkState(state: KnownState, asked: string): void {
  needGiven(state, asked)
  needKnownNames(state, asked, NAMES)
  for (const name of NAMES) {
    if (state[name] !== undefined) needGiven(state[name], asked.replace(/\)$/, `.${name})`))
  }
}
