import { listOf } from '../errors/given.ts'
import {
  explainPrice,
  explainTotal,
  type PriceProvenance,
  type PriceQuestion,
  shareTotal,
  type TotalProvenance,
  type TotalSums
} from './price-provenance.ts'

/**
 * Where the price of a line in the basket comes from, down to what is paid for it:
 * `base * count - promoDiscount - bonuses = paid` in rubles, and `paid * rate = shown`.
 */
export interface LineProvenance
  extends PriceProvenance,
    Pick<TotalProvenance, 'promoCode' | 'promoDiscount' | 'bonuses'> {
  /** Rubles for all pieces of the line. */
  readonly paid: number
  /** The same in the shown currency. */
  readonly shown: number
}

/** Explains the lines that a total is made of; what is paid for them adds up to its `price`. */
export function explainLines(total: TotalSums, lines: readonly PriceQuestion[]): LineProvenance[] {
  const prices = listOf(lines).map(explainPrice)
  const [first] = listOf(lines)
  if (first === undefined) return []
  const whole = explainTotal(total, first)
  const shares = shareTotal(
    whole,
    prices.map(({ base, count }) => base * count)
  )
  return prices.map((price, index) => {
    const { promoDiscount = 0, bonuses = 0, base: paid = 0 } = shares[index] ?? {}
    const { promoCode } = whole
    return { ...price, promoCode, promoDiscount, bonuses, paid, shown: paid * price.rate }
  })
}
