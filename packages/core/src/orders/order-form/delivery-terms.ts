import type { DeliveryMethod, DeliveryPoint } from '../../entities/delivery.ts'
import { sinceDay } from '../../values/calendar/day-from.ts'
import { type PriceRules, showPrice } from '../../values/price/price-rules.ts'
import { priceFromText } from '../../values/shipping/price-from.ts'

/** What a way or a point promises before it is counted. */
export interface DeliveryTerm {
  /** «от 290 ₽»; none of what cannot be used. */
  readonly price: string | undefined
  /** «с 25 ноября». */
  readonly day: string | undefined
}

export interface TermRules {
  readonly rules: PriceRules
  /** The goods cost enough to be sent for nothing. */
  readonly isFree: boolean
}

export const methodTerm = (
  { priceFrom, firstDay, unavailable }: DeliveryMethod,
  { rules, isFree }: TermRules
): DeliveryTerm =>
  unavailable === ''
    ? { price: priceFromText(isFree ? 0 : priceFrom, rules), day: firstDay && sinceDay(firstDay) }
    : { price: undefined, day: undefined }

export const pointTerm = (
  { price, firstDay }: DeliveryPoint,
  { rules, isFree }: TermRules
): DeliveryTerm => ({
  price: showPrice(isFree ? 0 : price, rules),
  day: firstDay && sinceDay(firstDay)
})
