import { needObject } from '../../platform/input.ts'
import { kopecks } from './kopecks.ts'
import { formatPrice } from './price-format.ts'
import { type PriceRules, showPrice } from './price-rules.ts'
import { sumsMessages as messages } from './sums.messages.ts'

/** A row of what a basket or an order costs. */
export interface SumRow {
  readonly title: string
  /** Below zero where it is taken off; undefined where there are only words. */
  readonly rubles: number | undefined
  /** In place of the sum. */
  readonly words?: string
}

/** What something costs: the rows add up to the total. */
export interface Sums {
  readonly rows: readonly SumRow[]
  readonly total: SumRow
}

/** A row as its visitor reads it: «−250 ₽», «бесплатно». */
export function sumText(row: SumRow, rules: Pick<PriceRules, 'currency' | 'rate'>): string {
  const { rubles = 0, words } = needObject(row, 'sumText(row)')
  return words ?? showPrice(rubles, rules)
}

/** The row of what lowers a sum; none where nothing does. */
export const takenOff = (title: string, rubles: number): readonly SumRow[] =>
  kopecks(rubles) > 0 ? [{ title, rubles: -rubles }] : []

/** «Сертификат ПС-1, останется 110 ₽»: what pays for an order, with what is left on it, rubles. */
export const certificateTitle = (number: string, left: number): string =>
  kopecks(left) > 0
    ? messages.certificate(number, formatPrice(left))
    : messages.wholeCertificate(number)

/** The row of a delivery; `words` say why it has no price. */
export function deliveryRow(rubles: number | undefined, words: string = messages.free): SumRow {
  const isPriced = rubles !== undefined && rubles > 0
  return { title: messages.delivery, rubles, ...(!isPriced && { words }) }
}
