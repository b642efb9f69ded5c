import { numberOf } from '../../platform/input.ts'

export const PERCENT_MAX = 100

/** A whole share from 0 to 100; a bad or empty total gives 0 (E13). */
export function percent(part: number, total: number): number {
  const whole = numberOf(total)
  const share = Math.round((numberOf(part) / whole) * PERCENT_MAX)
  return whole > 0 && share > 0 ? Math.min(PERCENT_MAX, share) : 0
}

/**
 * How much lower the price is than the old one, in percent of the old one.
 *
 * @example
 * ```ts
 * import { discountPercent } from '@vitrina/core/values'
 *
 * discountPercent(750, 1000) // → 25
 * ```
 */
export const discountPercent = (price: number, oldPrice: number | null | undefined) =>
  percent(numberOf(oldPrice) - numberOf(price), numberOf(oldPrice))
