import { discountOf, type Promo } from '../promo/discount.ts'
import type { PricedLine } from './price-lines.ts'

/** Of the selected lines in stock: kopecks and pieces. */
export interface Sums {
  readonly goods: number
  readonly oldGoods: number
  readonly discount: number
  /** What the goods cost: the sum that limits and free delivery look at. */
  readonly worth: number
  /** Bonuses written off. */
  readonly bonuses: number
  /** What is to be paid for the goods. */
  readonly price: number
  readonly count: number
}

export const isBought = (line: PricedLine) => line.selected && line.isInStock

/** The sum of an order without its delivery: Σ lines − discount − bonuses, never below zero. */
export function sumLines(
  lines: readonly PricedLine[],
  promo: Promo | undefined,
  wantedBonuses = 0
): Sums {
  const bought = lines.filter(isBought)
  const goods = total(bought, line => line.sum)
  const discount = promo === undefined ? 0 : discountOf(promo, goods)
  const worth = goods - discount
  const bonuses = Math.min(wantedBonuses, worth)
  return {
    goods,
    oldGoods: total(bought, line => line.oldSum),
    discount,
    worth,
    bonuses,
    price: worth - bonuses,
    count: total(bought, line => line.count)
  }
}

/** Size of one parcel with everything in it: centimetres, kilograms, cubic metres. */
export function measure(lines: readonly PricedLine[]) {
  const bought = lines.filter(isBought)
  const grams = total(bought, ({ parcel, count }) => parcel.weightGrams * count)
  const cubicMm = total(
    bought,
    ({ parcel: { lengthMm, widthMm, heightMm }, count }) => lengthMm * widthMm * heightMm * count
  )
  return {
    len: most(bought, line => line.parcel.lengthMm) / 10,
    width: most(bought, line => line.parcel.widthMm) / 10,
    height: total(bought, ({ parcel, count }) => parcel.heightMm * count) / 10,
    weight: grams / 1000,
    volume: cubicMm / 1e9
  }
}

const total = (lines: readonly PricedLine[], value: (line: PricedLine) => number) =>
  lines.reduce((sum, line) => sum + value(line), 0)

const most = (lines: readonly PricedLine[], value: (line: PricedLine) => number) =>
  lines.reduce((highest, line) => Math.max(highest, value(line)), 0)
