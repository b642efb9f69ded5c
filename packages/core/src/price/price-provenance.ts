import { type ConversionRules, conversionRate } from '../currency/currency.ts'
import type { OfferPrice } from '../entities/price.ts'
import type { Currency } from '../entities/site.ts'
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
 * `oldBase - discount = base` in rubles, `base * rate = price`, `price * count = sum`.
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

/** Explains the price apiece and the sum of one line. */
export function explainPrice(question: PriceQuestion): PriceProvenance {
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
    sum: price * question.count
  }
}

// Whole kopecks subtract without the noise of binary fractions.
const kopecks = (rubles: number) => Math.round(rubles * 100)
