import { tierPrice } from '../price/card-price.ts'
import { kopecks } from '../price/kopecks.ts'
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
  /** Rubles before the discount; the same as `sum` without one. */
  readonly oldSum: number
}

/** What a line costs: its offers are taken in turn, each at the tier of the whole line (B2). */
export const rowPrice = (row: BasketRow, priceRole: string): RowPrice =>
  row.kind === 'set' ? setPrice(row) : linePrice(row, priceRole)

/** A thing of a set, and what it would cost by itself. */
export interface PartPrice {
  readonly name: string
  /** Rubles apiece. */
  readonly rubles: number
}

/** What a set is made of. */
export const partPrices = ({ set }: SetRow, priceRole: string): readonly PartPrice[] =>
  set.products.flatMap(({ title, groups }) =>
    groups.map(group => ({
      name: rowName({ title, variant: variantOf(group) }),
      rubles: tierPrice(group.offers[0]?.prices ?? [], priceRole, 1).value
    }))
  )

const setPrice = ({ set: { price, oldPrice }, count }: SetRow): RowPrice => ({
  sum: times(price, count) / 100,
  oldSum: times(Math.max(price, oldPrice ?? 0), count) / 100
})

function linePrice({ product, group, count }: LineRow, priceRole: string): RowPrice {
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
  return { sum: sum / 100, oldSum: oldSum / 100 }
}

const times = (rubles: number, pieces: number) => kopecks(rubles) * pieces
