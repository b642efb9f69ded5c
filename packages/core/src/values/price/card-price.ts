import type { CardPrice, OfferPrice } from '../../entities/price.ts'
import { listOf } from '../../platform/input.ts'

export interface ChosenPrice {
  /** Rubles; 0 when there is no price at all. */
  readonly value: number
  readonly priceRole: string | undefined
  /** The visitor's role has no price of its own. */
  readonly isFallback: boolean
}

export interface ChosenTier extends ChosenPrice {
  /** Pieces from which this price counts. */
  readonly limit: number
}

/** The price of the visitor's role, else the first one, else 0 (§6). */
export function cardPrice(prices: readonly CardPrice[], role: string): ChosenPrice {
  const offered = listOf(prices)
  const own = offered.find(({ priceRole }) => priceRole === role)
  const { price = 0, priceRole } = own ?? offered[0] ?? {}
  return { value: price, priceRole, isFallback: own === undefined }
}

/**
 * The price apiece for a count: among the role's tiers the highest limit within the count (B2).
 *
 * @example
 * ```ts
 * import { tierPrice } from '@vitrina/core/values'
 *
 * const prices = [
 *   { price: 450, limit: 1, priceRole: 'dealer' },
 *   { price: 400, limit: 10, priceRole: 'dealer' }
 * ]
 * tierPrice(prices, 'dealer', 12).value // → 400
 * ```
 */
export function tierPrice(prices: readonly OfferPrice[], role: string, count: number): ChosenTier {
  const { priceRole, isFallback } = cardPrice(prices, role)
  const tiers = rolesTiers(prices, priceRole)
  const reached = tiers.filter(({ limit }) => limit <= count)
  // Below every limit the smallest tier still names a price.
  const { price = 0, limit = 0 } = reached.at(-1) ?? tiers[0] ?? {}
  return { value: price, priceRole, isFallback, limit }
}

const rolesTiers = (prices: readonly OfferPrice[], role: string | undefined) =>
  listOf(prices)
    .filter(({ priceRole }) => priceRole === role)
    .sort((left, right) => left.limit - right.limit)
