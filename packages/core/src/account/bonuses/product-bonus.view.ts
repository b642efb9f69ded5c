import type { ProductBonuses } from '../../entities/bonus.ts'
import { formatAmount } from '../../values/price/price-format.ts'
import { bonusesMessages as messages } from './bonuses.messages.ts'

/** «+124 Б»: what one piece of a product brings; undefined where that is nothing. */
export function productBonus(
  bonuses: readonly ProductBonuses[],
  productId: number
): string | undefined {
  const value = bonuses.find(each => each.productId === productId)?.value ?? 0
  return value > 0 ? messages.accrual(formatAmount(value)) : undefined
}
