import type { ServerTime } from '../api/server-time.ts'
import type { BasketContext } from '../basket/basket-state.ts'
import type { SiteConfiguration } from '../entities/site.ts'
import { needInput } from '../platform/check-platform.ts'
import { needNames } from '../platform/near-name.ts'
import type { SessionContext } from '../session/session.ts'
import type { OpenLine } from './open-line.ts'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** The state of a page, as far as a shop can start from it. */
export interface InitialState {
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
] satisfies (keyof InitialState)[]

/** Refuses what is no state. A page may know of more than a shop starts from. */
export function checkState(state: InitialState, asked: string): void {
  needInput(state, asked)
  needNames(state, asked, NAMES)
  for (const name of NAMES) {
    if (state[name] !== undefined) needInput(state[name], asked.replace(/\)$/, `.${name})`))
  }
  if (process.env.NODE_ENV !== 'production') checkWhole(state, asked)
}

function checkWhole(state: InitialState, asked: string): void {
  for (const [name, member] of WHOLE) {
    const own: object | undefined = state[name]
    if (own === undefined || Reflect.get(own, member) !== undefined) continue
    const advice = 'give the whole state, as store.get shows it'
    throw new TypeError(`${asked.replace(/\)$/, `.${name})`)}: ${member} is missing; ${advice}`)
  }
}

/** States that a shop goes on from as they are, by a member that none of them lacks. */
const WHOLE = [
  ['session', 'priceRole'],
  ['basket', 'log']
] as const
