import { ownLines } from '../../basket/basket-facts.ts'
import { type LineKey, lineKeyOf } from '../../basket/basket-line.ts'
import type { BasketContext } from '../../basket/basket-state.ts'
import type { ProductGroup } from '../../entities/product.ts'
import { tierPrice } from '../../values/price/card-price.ts'
import type { BasketChange } from './basket-changes.ts'

interface LineState {
  readonly title: string
  /** Pieces that can be bought; of what is sold out, 0. */
  readonly count: number
  /** It lies in the basket, sold out or not. */
  readonly isIn: boolean
  /** Pieces in the shop; undefined where the product was not read. */
  readonly stock?: number | undefined
  /** Rubles apiece of so many. */
  readonly price?: ((count: number) => number) | undefined
}

/**
 * What the server has done to a basket by itself between two of its states: no quantity that is a wish
 * of this visitor in this tab, and nothing where one of the states is another visitor's or unknown.
 */
export function changesBetween(
  before: BasketContext,
  after: BasketContext,
  priceRole: string
): readonly BasketChange[] {
  if (before.version < 0 || after.version < 0 || before.epoch !== after.epoch) return []
  const known = ownLines(before)
  if (known === 'all') return []
  const own = new Set([...known, ...wantedLines(after)])
  const one = linesOf(before, priceRole)
  const other = linesOf(after, priceRole)
  return [...new Set([...one.keys(), ...other.keys()])]
    .flatMap(key => [
      own.has(key) ? undefined : counted(key, one.get(key), other.get(key)),
      priced(key, one.get(key), other.get(key))
    ])
    .filter(change => change !== undefined)
}

/** Lines that the visitor himself has changed and the server has not confirmed yet. */
export const wantedLines = ({ log }: BasketContext): readonly LineKey[] => log.map(({ key }) => key)

function counted(key: LineKey, one = absent, other = absent): BasketChange | undefined {
  if (one.count === other.count && one.isIn === other.isIn) return undefined
  const title = other.title || one.title
  const change = { key, title, before: one.count, after: other.count }
  return { ...change, cause: isByStock(one, other) ? 'stock' : 'elsewhere' }
}

/** Fewer because there are no more, sold out, or to be had again. */
function isByStock(one: LineState, other: LineState): boolean {
  if (!one.isIn || !other.isIn) return false
  if (one.count === 0 || other.count === 0) return true
  return other.count < one.count && other.stock === other.count
}

function priced(key: LineKey, one = absent, other = absent): BasketChange | undefined {
  if (one.count === 0 || other.count === 0) return undefined
  const before = one.price?.(other.count)
  const after = other.price?.(other.count)
  if (before === undefined || after === undefined || before === after) return undefined
  return { key, title: other.title, cause: 'price', before, after }
}

const absent: LineState = { title: '', count: 0, isIn: false }

function linesOf(basket: BasketContext, priceRole: string): ReadonlyMap<LineKey, LineState> {
  const known = new Map<LineKey, LineState>()
  for (const [name, count] of Object.entries(basket.counts)) {
    known.set(lineKeyOf(name), { title: '', count, isIn: count > 0 })
  }
  for (const { inStock, products, constructorSets } of basket.buckets ?? []) {
    for (const { title, groups } of products) {
      for (const group of groups) known.set(group.id, lineOf(title, group, inStock))
    }
    for (const { id, title, count, price } of constructorSets) {
      known.set(id, { title, count: inStock ? count : 0, isIn: true, price: () => price })
    }
  }
  return known

  function lineOf(title: string, group: ProductGroup, inStock: boolean): LineState {
    const prices = group.offers[0]?.prices ?? []
    return {
      title,
      count: inStock ? group.count : 0,
      isIn: true,
      stock: group.remnants,
      price: pieces => tierPrice(prices, priceRole, pieces).value
    }
  }
}
