import { tierPrice } from '@vitrina/core/price'

import type { BasketRow } from './basket-rows.ts'

interface RowPrice {
  /** Rubles. */
  readonly sum: number
  /** Rubles before the discount; the same as `sum` without one. */
  readonly oldSum: number
}

/** What a line costs: its offers are taken in turn, each at the tier of the whole line (B2). */
export function rowPrice({ product, group, count }: BasketRow, priceRole: string): RowPrice {
  let left = count
  let sum = 0
  let oldSum = 0
  for (const [index, offer] of group.offers.entries()) {
    const isLast = index === group.offers.length - 1
    const taken = isLast ? left : Math.min(left, offer.remnants)
    const price = tierPrice(offer.prices, priceRole, count).value
    sum += taken * price
    oldSum += taken * Math.max(price, product.oldPrice ?? 0)
    left -= taken
  }
  return { sum, oldSum }
}
