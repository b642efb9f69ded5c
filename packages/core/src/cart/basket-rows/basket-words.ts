import { basketMessages as messages } from '../../basket/basket.messages.ts'
import { isTotalStale } from '../../basket/basket.selectors.ts'
import { badgeCount } from '../../basket/basket-log.ts'
import type { BasketContext } from '../../basket/basket-state.ts'
import { isFew } from '../../catalog/choice/stock.ts'
import { countedNouns } from '../../values/plural/plural.messages.ts'
import { countOf } from '../../values/plural/plural.ts'
import { type BasketRow, rowName, type SetRow } from './basket-rows.view.ts'

const LEAST_IN_KILOGRAMS = 0.1

/** «4 товара, 1,5 кг»: the weight is left out while the basket is being counted. */
export function basketWords(basket: BasketContext): string {
  const count = countOf(badgeCount(basket), countedNouns.products)
  const weight = basket.total?.weight ?? 0
  if (weight <= 0 || isTotalStale(basket)) return count
  return `${count}, ${weightWords(weight)}`
}

/** «Осталось 3 штуки», or '' where there is enough of a line, or something else is said of it. */
export const fewWords = (row: Pick<BasketRow, 'remnants' | 'isGone' | 'message'>): string =>
  isFew(row.remnants) && !row.isGone && row.message === '' ? messages.few(row.remnants) : ''

/** «7 вещей, вместе дешевле»: what is told of a set beside its things. */
export const partsText = ({ set }: SetRow): string => messages.setParts(set.products.length)

/** What was taken out: one line by its name, several by their number. */
export function removalText(rows: readonly BasketRow[]): string {
  const [first] = rows
  if (first === undefined || rows.length > 1) return messages.removedLines(rows.length)
  return messages.removedLine(rowName(first))
}

/** A pencil weighs grams: its kilograms would round to none. */
const weightWords = (weight: number) =>
  weight < LEAST_IN_KILOGRAMS
    ? messages.grams(Math.max(1, Math.round(weight * 1000)))
    : messages.weight(String(Math.round(weight * 10) / 10).replace('.', ','))
