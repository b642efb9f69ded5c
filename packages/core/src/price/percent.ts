export const PERCENT_MAX = 100

/** A whole share from 0 to 100; a bad or empty total gives 0 (E13). */
export function percent(part: number, total: number): number {
  const share = Math.round((part / total) * PERCENT_MAX)
  return total > 0 && share > 0 ? Math.min(PERCENT_MAX, share) : 0
}

/** How much lower the price is than the old one, in percent of the old one. */
export const discountPercent = (price: number, oldPrice: number | null | undefined) =>
  oldPrice == null ? 0 : percent(oldPrice - price, oldPrice)
