import type { BasketTotal } from '../entities/basket.ts'
import { kopecks } from '../price/kopecks.ts'

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

/** The rows add up: goods − discount − promo code − bonuses = price. */
export function basketSums(total: BasketTotal): BasketSums {
  const { count, oldPrice, price, promoCodeDiscountValue, bonusesForWriteOff } = total
  const off = kopecks(oldPrice) - kopecks(price)
  return {
    count,
    goods: oldPrice,
    discount: (off - kopecks(promoCodeDiscountValue) - kopecks(bonusesForWriteOff)) / 100,
    promo: promoCodeDiscountValue,
    bonuses: bonusesForWriteOff,
    price
  }
}
