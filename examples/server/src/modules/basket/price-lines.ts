import { tierPrice } from '@vitrina/core/values'

import type { StoredOfferPrice } from '../../db/schema/catalog.ts'
import { basketMessages as messages } from './basket.messages.ts'

export interface StockedOffer {
  readonly id: number
  readonly stock: number
  readonly prices: readonly StoredOfferPrice[]
  readonly is_virtual: boolean
}

interface Parcel {
  readonly weightGrams: number
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
}

/** A basket line as the store has it, with what is needed to price it. */
export interface StockedLine {
  readonly groupId: number
  readonly productId: number
  readonly count: number
  readonly selected: boolean
  /** More was wanted than there was. */
  readonly clamped: boolean
  /** By id. */
  readonly offers: readonly StockedOffer[]
  /** Struck-through price of the product, kopecks. */
  readonly oldPrice: number | undefined
  readonly parcel: Parcel
}

/** Pieces of one offer at one price, kopecks. */
export interface Portion {
  readonly offerId: number
  readonly count: number
  readonly price: number
}

/** Sums in kopecks; those of a line out of stock are 0. */
export interface PricedLine {
  readonly groupId: number
  readonly productId: number
  /** Pieces that can be bought now; of a line out of stock, pieces once wanted. */
  readonly count: number
  /** What it adds to the number of things: a set counts once, by its first part. */
  readonly units: number
  readonly isInStock: boolean
  /** Nothing to send. */
  readonly isVirtual: boolean
  /** Of the set it is a part of. */
  readonly setId?: string
  readonly selected: boolean
  /** What to say at the line, or an empty string. */
  readonly error: string
  readonly portions: readonly Portion[]
  readonly sum: number
  readonly oldSum: number
  readonly parcel: Parcel
}

/** Prices a line for a price role; the quantity tier is chosen by the whole line (B2). */
export function priceLine(line: StockedLine, priceRole: string): PricedLine {
  const offers = sellable(line.offers, priceRole)
  const stock = stockOf(offers)
  const count = stock === 0 ? line.count : Math.min(line.count, stock)
  const portions = stock === 0 ? [] : takePortions(offers, count, priceRole)
  const { groupId, productId, selected, parcel } = line
  return {
    groupId,
    productId,
    count,
    units: count,
    isInStock: stock > 0,
    isVirtual: line.offers.some(offer => offer.is_virtual),
    selected,
    error: lineError(line, stock),
    portions,
    sum: sumOf(portions, ({ price }) => price),
    oldSum: sumOf(portions, ({ price }) => Math.max(price, line.oldPrice ?? 0)),
    parcel
  }
}

/** Pieces of a group that can be sold to a price role. */
export const sellableStock = (offers: readonly StockedOffer[], priceRole: string) =>
  stockOf(sellable(offers, priceRole))

/** Kopecks apiece of `count` pieces, in stock or not. */
export const priceApiece = (offers: readonly StockedOffer[], priceRole: string, count: number) => {
  const [first] = sellable(offers, priceRole)
  return first === undefined ? 0 : priceOf(first, priceRole, count)
}

const stockOf = (offers: readonly StockedOffer[]) =>
  offers.reduce((sum, offer) => sum + offer.stock, 0)

/** An offer nobody priced is not given away for nothing. */
const sellable = (offers: readonly StockedOffer[], priceRole: string) =>
  offers.filter(offer => priceOf(offer, priceRole, 1) > 0)

const priceOf = (offer: StockedOffer, priceRole: string, count: number) =>
  tierPrice(
    offer.prices.map(({ kopecks, ...tier }) => ({ ...tier, price: kopecks })),
    priceRole,
    count
  ).value

function takePortions(
  offers: readonly StockedOffer[],
  count: number,
  priceRole: string
): readonly Portion[] {
  const portions: Portion[] = []
  let left = count
  for (const offer of offers) {
    const taken = Math.min(left, offer.stock)
    if (taken === 0) continue
    portions.push({ offerId: offer.id, count: taken, price: priceOf(offer, priceRole, count) })
    left -= taken
  }
  return portions
}

const sumOf = (portions: readonly Portion[], price: (portion: Portion) => number) =>
  portions.reduce((sum, portion) => sum + price(portion) * portion.count, 0)

/** What to say at a line, or at a set, of which there are `stock`. */
export function lineError(
  { count, clamped }: Pick<StockedLine, 'count' | 'clamped'>,
  stock: number
): string {
  if (stock === 0) return messages.outOfStock
  if (count > stock || (clamped && count === stock)) return messages.left(stock)
  return ''
}
