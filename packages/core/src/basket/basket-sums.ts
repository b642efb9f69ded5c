import type { BasketTotal } from '../entities/basket.ts'
import { countedNouns } from '../values/plural/plural.messages.ts'
import { countOf } from '../values/plural/plural.ts'
import { kopecks } from '../values/price/kopecks.ts'
import { sumsMessages as messages } from '../values/price/sums.messages.ts'
import { certificateTitle, type Sums, takenOff } from '../values/price/sums.ts'

/** Sums of the selected lines: goods − discount − promo code − bonuses = price. */
export function basketSums(total: BasketTotal): Sums {
  const { count, oldPrice, price } = total
  const { promoCodeDiscountValue: promo, bonusesForWriteOff: bonuses } = total
  const off = kopecks(oldPrice) - kopecks(price)
  const discount = (off - kopecks(promo) - kopecks(bonuses)) / 100
  return {
    rows: [
      { title: countOf(count, countedNouns.products), rubles: oldPrice },
      ...takenOff(messages.discount, discount),
      ...takenOff(codeTitle(total), promo),
      ...takenOff(messages.bonuses, bonuses)
    ],
    total: { title: messages.total, rubles: price }
  }
}

const codeTitle = ({ promocodeUsed, certificateLeft }: BasketTotal) =>
  certificateLeft === undefined
    ? messages.promoCode(promocodeUsed ?? '').trim()
    : certificateTitle(promocodeUsed ?? '', certificateLeft)
