import type { BasketTotal } from '@vitrina/core/entities'

/** The server's total as the rows of the summary; rubles. */
export interface BasketSums {
  readonly count: number
  /** Goods before every discount. */
  readonly goods: number
  /** By lowered prices, without the promo code. */
  readonly discount: number
  readonly promo: number
  readonly bonuses: number
  readonly price: number
}

export const basketSums = (total: BasketTotal): BasketSums => ({
  count: total.count,
  goods: total.oldPrice,
  // Sums of kopecks, not of binary fractions.
  discount: kopecks(
    total.oldPrice - total.price - total.promoCodeDiscountValue - total.bonusesForWriteOff
  ),
  promo: total.promoCodeDiscountValue,
  bonuses: total.bonusesForWriteOff,
  price: total.price
})

const kopecks = (rubles: number) => Math.round(rubles * 100) / 100
