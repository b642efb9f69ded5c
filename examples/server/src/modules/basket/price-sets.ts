import { lessPercent } from '@vitrina/core/cart'

import {
  lineError,
  type PricedLine,
  priceApiece,
  priceLine,
  type StockedLine,
  sellableStock
} from './price-lines.ts'
import { isBought } from './sums.ts'

/** A set as the store has it. Its parts are lines, with the set's quantity and selection. */
export interface StockedSet {
  readonly id: string
  readonly code: string
  readonly title: string
  readonly discountPercent: number
  readonly count: number
  readonly selected: boolean
  readonly clamped: boolean
  /** Empty when the set is not sold any more. */
  readonly parts: readonly StockedLine[]
}

/** Sums in kopecks. */
export interface PricedSet extends Pick<StockedSet, 'id' | 'code' | 'title' | 'selected'> {
  readonly groupIds: readonly number[]
  readonly count: number
  readonly isInStock: boolean
  readonly error: string
  readonly apiece: number
  /** Without the set's own discount. */
  readonly oldApiece: number
  readonly sum: number
  readonly parts: readonly PricedLine[]
}

/** Prices sets of what the other lines, and the sets before, leave of the stock. */
export function priceSets(
  sets: readonly StockedSet[],
  lines: readonly PricedLine[],
  priceRole: string
): PricedSet[] {
  const taken = new Map<number, number>()
  const take = (bought: readonly PricedLine[]) => {
    for (const { offerId, count } of bought.filter(isBought).flatMap(line => line.portions)) {
      taken.set(offerId, (taken.get(offerId) ?? 0) + count)
    }
  }
  take(lines)
  return sets.map(set => {
    const priced = priceSet({ ...set, parts: set.parts.map(part => rest(part, taken)) }, priceRole)
    take(priced.parts)
    return priced
  })
}

const rest = (part: StockedLine, taken: ReadonlyMap<number, number>): StockedLine => ({
  ...part,
  offers: part.offers.map(offer => ({
    ...offer,
    stock: Math.max(0, offer.stock - (taken.get(offer.id) ?? 0))
  }))
})

/** How many sets there are: as many as of the part that there is least of. */
export const stockOfSet = (parts: readonly Pick<StockedLine, 'offers'>[], priceRole: string) =>
  parts.length === 0 ? 0 : Math.min(...parts.map(part => sellableStock(part.offers, priceRole)))

function priceSet(set: StockedSet, priceRole: string): PricedSet {
  const { id, code, title, selected } = set
  const stock = stockOfSet(set.parts, priceRole)
  const count = stock === 0 ? set.count : Math.min(set.count, stock)
  const parts = set.parts.map((part, index) => pricePart(set, part, { index, stock, priceRole }))
  const full = set.parts.map(part => priceApiece(part.offers, priceRole, count))
  return {
    id,
    code,
    title,
    selected,
    groupIds: set.parts.map(part => part.groupId),
    count,
    isInStock: stock > 0,
    error: lineError(set, stock),
    apiece: sum(full.map(price => lessPercent(price, set.discountPercent))),
    oldApiece: sum(full),
    sum: sum(parts.map(part => part.sum)),
    parts
  }
}

function pricePart(
  { id, count, discountPercent }: StockedSet,
  part: StockedLine,
  { index, stock, priceRole }: { index: number; stock: number; priceRole: string }
): PricedLine {
  const line = priceLine(
    { ...part, count: stock === 0 ? count : Math.min(count, stock) },
    priceRole
  )
  const units = index === 0 ? line.count : 0
  if (stock === 0) {
    return { ...line, units, setId: id, isInStock: false, portions: [], sum: 0, oldSum: 0 }
  }
  const portions = line.portions.map(portion => ({
    ...portion,
    price: lessPercent(portion.price, discountPercent)
  }))
  return {
    ...line,
    units,
    setId: id,
    portions,
    sum: sum(portions.map(({ price, count: pieces }) => price * pieces))
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
