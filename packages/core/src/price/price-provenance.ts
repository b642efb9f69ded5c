import { type ConversionRules, conversionRate } from '../currency/currency.ts'
import type { BasketTotal } from '../entities/basket.ts'
import type { OfferPrice } from '../entities/price.ts'
import type { Currency } from '../entities/site.ts'
import { listOf, needObject, numberOf } from '../errors/given.ts'
import { type ChosenTier, tierPrice } from './card-price.ts'
import { discountPercent } from './percent.ts'

export interface PriceQuestion {
  readonly prices: readonly OfferPrice[]
  readonly priceRole: string
  readonly count: number
  readonly oldPrice?: number | null | undefined
  readonly currency: Currency
  readonly rules: ConversionRules
}

/**
 * Where a shown price comes from, so that anyone can add it up:
 * `oldBase - discount = base` in rubles, `base * rate = price`, `base * count * rate = sum`.
 */
export interface PriceProvenance extends Omit<ChosenTier, 'value'> {
  /** Rubles apiece. */
  readonly base: number
  /** Rubles apiece before the discount; the same as `base` without one. */
  readonly oldBase: number
  readonly discount: number
  readonly discountPercent: number
  readonly currency: Pick<Currency, 'id' | 'code' | 'sign'>
  readonly rate: number
  /** In the shown currency. */
  readonly price: number
  readonly oldPrice: number
  readonly count: number
  readonly sum: number
}

/**
 * Explains the price apiece and the sum of one line.
 *
 * @example
 * ```ts
 * import { explainPrice } from '@vitrina/core'
 *
 * const price = explainPrice({
 *   prices: [
 *     { price: 450, limit: 1, priceRole: 'guest_opt' },
 *     { price: 400, limit: 10, priceRole: 'guest_opt' }
 *   ],
 *   priceRole: 'guest_opt',
 *   count: 12,
 *   oldPrice: 500,
 *   currency: { id: '1', code: 'RUB', sign: '₽', rate: 1 },
 *   rules: { allowForeignCurrencies: false }
 * })
 * price.limit // → 10
 * price.oldBase - price.discount // → 400
 * price.sum // → 4800
 * ```
 */
export function explainPrice(question: PriceQuestion): PriceProvenance {
  needObject(question, 'explainPrice(question)')
  needObject(question.currency, 'explainPrice(question.currency)')
  needObject(question.rules, 'explainPrice(question.rules)')
  const { value: base, ...tier } = tierPrice(question.prices, question.priceRole, question.count)
  const { id, code, sign } = question.currency
  const rate = conversionRate(question.currency, question.rules)
  const oldBase = Math.max(base, question.oldPrice ?? base)
  const price = base * rate
  return {
    ...tier,
    base,
    oldBase,
    discount: (kopecks(oldBase) - kopecks(base)) / 100,
    discountPercent: discountPercent(base, oldBase),
    currency: { id, code, sign },
    rate,
    price,
    oldPrice: oldBase * rate,
    count: question.count,
    sum: ((kopecks(base) * question.count) / 100) * rate
  }
}

/** What of a basket's total its explanation needs; rubles. */
export type TotalSums = Pick<
  BasketTotal,
  'oldPrice' | 'price' | 'promoCodeDiscountValue' | 'promocodeUsed' | 'bonusesForWriteOff'
>

/**
 * Where a shown total comes from: `oldGoods - discount = goods`, then
 * `goods - promoDiscount - bonuses = base` in rubles, and `base * rate = price`.
 */
export interface TotalProvenance {
  readonly oldGoods: number
  readonly discount: number
  readonly goods: number
  /** The code that took `promoDiscount` off, or an empty string. */
  readonly promoCode: string
  readonly promoDiscount: number
  /** Written off: one bonus is one ruble. */
  readonly bonuses: number
  readonly base: number
  readonly currency: Pick<Currency, 'id' | 'code' | 'sign'>
  readonly rate: number
  /** In the shown currency. */
  readonly price: number
}

/** Explains the sum of a basket. */
export function explainTotal(
  total: TotalSums,
  question: Pick<PriceQuestion, 'currency' | 'rules'>
): TotalProvenance {
  needObject(total, 'explainTotal(total)')
  needObject(question, 'explainTotal(question)')
  const { currency, rules } = question
  needObject(currency, 'explainTotal(currency)')
  needObject(rules, 'explainTotal(rules)')
  const { price: base, promoCodeDiscountValue: promoDiscount, bonusesForWriteOff: bonuses } = total
  const goods = kopecks(base) + kopecks(promoDiscount) + kopecks(bonuses)
  const oldGoods = Math.max(goods, kopecks(total.oldPrice))
  const rate = conversionRate(currency, rules)
  const { id, code, sign } = currency
  return {
    oldGoods: oldGoods / 100,
    discount: (oldGoods - goods) / 100,
    goods: goods / 100,
    promoCode: total.promocodeUsed ?? '',
    promoDiscount,
    bonuses,
    base,
    currency: { id, code, sign },
    rate,
    price: base * rate
  }
}

/** What a line has of the discounts of its basket, in rubles: `goods - promoDiscount - bonuses = base`. */
export type LineShare = Pick<TotalProvenance, 'goods' | 'promoDiscount' | 'bonuses' | 'base'>

/** Shares a total's promo code and bonuses out by the sums of its lines (rubles), to the kopeck. */
export function shareTotal(
  total: Pick<TotalProvenance, 'promoDiscount' | 'bonuses'>,
  lines: readonly number[]
): LineShare[] {
  needObject(total, 'shareTotal(total)')
  const { promoDiscount, bonuses } = total
  const goods = listOf(lines).map(kopecks)
  const promo = spread(kopecks(promoDiscount), goods)
  const left = goods.map((sum, index) => sum - (promo[index] ?? 0))
  const spent = spread(kopecks(bonuses), left)
  return goods.map((sum, index) => {
    const [off = 0, paid = 0] = [promo[index], spent[index]]
    return {
      goods: sum / 100,
      promoDiscount: off / 100,
      bonuses: paid / 100,
      base: (sum - off - paid) / 100
    }
  })
}

/** In proportion to the weights, each share from what the ones before have left. */
function spread(amount: number, weights: readonly number[]): number[] {
  let left = amount
  let weightLeft = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map(weight => {
    const share = weightLeft === 0 ? 0 : Math.round((left * weight) / weightLeft)
    left -= share
    weightLeft -= weight
    return share
  })
}

// Whole kopecks subtract without the noise of binary fractions.
const kopecks = (rubles: number) => Math.round(numberOf(rubles) * 100)
