import { discountOf, type Promo } from '../promo/discount.ts'
import type { PricedLine } from './price-lines.ts'

/** Of the selected lines in stock: kopecks and pieces. */
export interface Sums {
  readonly goods: number
  readonly oldGoods: number
  readonly discount: number
  /** What the goods cost: the sum that the least order looks at. */
  readonly worth: number
  /** The most that bonuses may pay. */
  readonly bonusesLimit: number
  /** Bonuses written off. */
  readonly bonuses: number
  /** Bonuses that come once the order is done: whole ones. */
  readonly accrual: number
  /** What is to be paid for the goods. */
  readonly price: number
  readonly count: number
  /** Left until delivery is free; 0 where nothing is to be delivered. */
  readonly untilFreeDelivery: number
}

/** What a sum depends on besides its lines. Kopecks, percents of 100. */
export interface SumConditions {
  readonly promo?: Promo | undefined
  readonly wantedBonuses?: number
  readonly writeOffPercent?: number
  readonly accrualPercent?: number
  readonly freeDelivery?: number
}

const BONUS = 100

export const isBought = (line: PricedLine) => line.selected && line.isInStock

/** Whether something of what is bought has to be sent. */
export const needsDelivery = (lines: readonly PricedLine[]) =>
  lines.some(line => isBought(line) && !line.isVirtual)

/** Something is bought, and none of it has to be sent. */
export const isOnlyVirtual = (lines: readonly PricedLine[]) =>
  lines.some(isBought) && !needsDelivery(lines)

/**
 * The sum of an order without its delivery: Σ lines − discount − bonuses, never below zero. What is
 * virtual is as good as money: no discount, no bonuses, and not counted for free delivery.
 */
export function sumLines(lines: readonly PricedLine[], conditions: SumConditions): Sums {
  const { promo, wantedBonuses = 0, writeOffPercent = 100 } = conditions
  const { accrualPercent = 0, freeDelivery = 0 } = conditions
  const bought = lines.filter(isBought)
  const things = bought.filter(line => !line.isVirtual)
  const goods = total(bought, line => line.sum)
  const ofThings = total(things, line => line.sum)
  const discount = promo === undefined ? 0 : discountOf(promo, ofThings)
  const worthOfThings = ofThings - discount
  const bonusesLimit = share(worthOfThings, writeOffPercent)
  const bonuses = Math.min(wantedBonuses, bonusesLimit)
  return {
    goods,
    oldGoods: total(bought, line => line.oldSum),
    discount,
    worth: goods - discount,
    bonusesLimit,
    bonuses,
    accrual: wholeBonuses(worthOfThings - bonuses, accrualPercent),
    price: goods - discount - bonuses,
    count: total(bought, line => line.units),
    untilFreeDelivery: isOnlyVirtual(lines) ? 0 : Math.max(0, freeDelivery - worthOfThings)
  }
}

/** Whole bonuses for so many kopecks, as kopecks. */
export const wholeBonuses = (kopecks: number, percent: number) =>
  Math.floor(share(kopecks, percent) / BONUS) * BONUS

const share = (kopecks: number, percent: number) => Math.floor((kopecks * percent) / 100)

/** Size of one parcel with everything in it: centimetres, kilograms, cubic metres. */
export function measure(lines: readonly PricedLine[]) {
  const bought = lines.filter(line => isBought(line) && !line.isVirtual)
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
