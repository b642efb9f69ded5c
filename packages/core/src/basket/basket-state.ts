import type { Basket, BasketBucket, BasketTotal } from '../entities/basket.ts'
import { type LineKey, linesIn } from './basket-line.ts'

/**
 * How far a wish has come. `sent` is on its way; after `unclear` (the answer was lost) the basket
 * is read again: `checking` waits for that reading.
 */
export type IntentState = 'typing' | 'waiting' | 'sent' | 'unclear' | 'checking'

/** The quantity wanted of one line, not the change; 0 removes it. `id` grows with time. */
export interface WantedLine {
  readonly id: string
  readonly key: LineKey
  readonly count: number
  /** A certificate: it is put in by a call of its own. */
  readonly virtual?: boolean
  /** Goes with the whole basket, by the one call that clears it. */
  readonly clears?: boolean
}

export interface LineIntent extends WantedLine, Course {
  readonly state: IntentState
}

/** What has befallen a wish on its way. */
interface Course {
  /** An answer was lost: it may have been taken, and changed by others since. */
  readonly lost?: boolean
  /** It came after a newer wish, and goes once more under a newer number. */
  readonly renumbered?: boolean
  /** How often in a row it was not taken although the basket could be read. */
  readonly misses?: number
}

type OperationState = Exclude<IntentState, 'typing'>

/** A wish about the basket as a whole. They are sent one at a time, in their order. */
export type BasketOperation = { readonly id: string; readonly state: OperationState } & Course &
  (
    | {
        readonly kind: 'select'
        readonly keys: readonly LineKey[]
        readonly selected: boolean
      }
    | { readonly kind: 'promo'; readonly code: string }
    | { readonly kind: 'bonuses'; readonly amount: number }
    | { readonly kind: 'clean' }
  )

/** A line taken out a moment ago: what `line.restore` brings back. */
export interface RemovedLine {
  readonly key: LineKey
  readonly count: number
  /** Empty where the page knows no products. */
  readonly title: string
  /** It was not selected for the order, and comes back so. */
  readonly unselected?: boolean
}

/** Plain JSON: the server's basket and the log of what is not settled yet. */
export interface BasketContext {
  /** Grows when the basket becomes another one: sign-in, sign-out. */
  readonly epoch: number
  /** Of the newest server state seen; -1 before the first. */
  readonly version: number
  /** The server's quantity of every line by its key. */
  readonly counts: Readonly<Record<string, number>>
  /** Absent on pages that show only counts. */
  readonly buckets?: readonly BasketBucket[] | undefined
  readonly total?: BasketTotal | undefined
  readonly log: readonly LineIntent[]
  readonly operations: readonly BasketOperation[]
  readonly reading: 'no' | 'wanted' | 'sent' | 'sentAndWanted'
  /** Lines that the visitor changed in another tab: by the next reading they are no news to him. */
  readonly received?: 'all' | readonly LineKey[] | undefined
  /** Messages by the key of their line. */
  readonly failures: Readonly<Record<string, string>>
  readonly removed: readonly RemovedLine[]
  /** Why the last promo code was refused, or an empty string. */
  readonly promoError: string
  /** Why the basket could not be read or changed as a whole, or an empty string. */
  readonly failure: string
  readonly lastIntentId: string
  /** Lines changed a moment ago: a further click on them waits for a pause, as typing does. */
  readonly recent: readonly LineKey[]
  /** Failed attempts in a row; the next one waits while `paused`. */
  readonly attempts: number
  readonly paused: boolean
  /** The pause that the server has asked for, in milliseconds. */
  readonly retryAfterMs?: number | undefined
}

/** Creates the state of a basket that was not read yet. */
export const emptyBasket = (epoch = 0): BasketContext => ({
  epoch,
  version: -1,
  counts: {},
  log: [],
  operations: [],
  reading: 'no',
  failures: {},
  removed: [],
  promoError: '',
  failure: '',
  lastIntentId: '',
  recent: [],
  attempts: 0,
  paused: false
})

/** Quantities by key as a server basket has them. */
export const countsOf = ({ data }: Pick<Basket, 'data'>): Record<string, number> =>
  Object.fromEntries(
    linesIn(data)
      .filter(({ count }) => count > 0)
      .map(({ id, count }) => [id, count])
  )

/** The state a page of the basket starts from. */
export const basketState = (basket: Basket): BasketContext => ({
  ...emptyBasket(),
  version: basket.version,
  counts: countsOf(basket),
  buckets: basket.data,
  total: basket.total
})

/** The small state of pages that show quantities and the badge only. */
export const compactBasketState = (basket: Basket): BasketContext => ({
  ...basketState(basket),
  buckets: undefined
})
