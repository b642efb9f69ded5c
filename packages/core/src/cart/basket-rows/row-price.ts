import { apiece } from '../../values/price/apiece.ts'
import { tierPrice } from '../../values/price/card-price.ts'
import { kopecks } from '../../values/price/kopecks.ts'
import {
  type BasketRow,
  type LineRow,
  rowName,
  type SetRow,
  variantOf
} from './basket-rows.view.ts'

/** What a line costs. */
export interface RowPrice {
  /** Rubles. */
  readonly sum: number
  /** Rubles before the discount; undefined without one, and of what is gone. */
  readonly oldSum: number | undefined
  /** Rubles for one of several pieces, to whole kopecks; undefined of a single one, and of what is gone. */
  readonly apiece: number | undefined
}

/** Prices a line: takes its offers in turn, each at the price tier of the whole line (B2). */
export function rowPrice(row: BasketRow, priceRole: string): RowPrice {
  const whole = row.kind === 'set' ? setKopecks(row) : lineKopecks(row, priceRole)
  const [sum, oldSum] = [whole.sum / 100, whole.oldSum / 100]
  return {
    sum,
    oldSum: oldSum > sum && !row.isGone ? oldSum : undefined,
    apiece: row.count > 1 && !row.isGone ? apiece(sum, row.count) : undefined
  }
}

/** A thing of a set, and what it would cost by itself. */
export interface PiecePrice {
  readonly name: string
  /** Rubles apiece. */
  readonly rubles: number
}

/** Lists the pieces of a set with their prices. */
export const piecePrices = ({ set }: SetRow, priceRole: string): readonly PiecePrice[] =>
  set.products.flatMap(({ title, groups }) =>
    groups.map(group => ({
      name: rowName({ title, variant: variantOf(group) }),
      rubles: tierPrice(group.offers[0]?.prices ?? [], priceRole, 1).value
    }))
  )

const setKopecks = ({ set: { price, oldPrice }, count }: SetRow) => ({
  sum: times(price, count),
  oldSum: times(oldPrice ?? 0, count)
})

function lineKopecks({ product, group, count }: LineRow, priceRole: string) {
  let left = count
  let [sum, oldSum] = [0, 0]
  for (const [index, offer] of group.offers.entries()) {
    const isLast = index === group.offers.length - 1
    const taken = isLast ? left : Math.min(left, offer.remnants)
    const price = tierPrice(offer.prices, priceRole, count).value
    sum += times(price, taken)
    oldSum += times(Math.max(price, product.oldPrice ?? 0), taken)
    left -= taken
  }
  return { sum, oldSum }
}

const times = (rubles: number, pieces: number) => kopecks(rubles) * pieces
