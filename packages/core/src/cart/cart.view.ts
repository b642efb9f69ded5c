import { isBasketEmpty, isTotalStale } from '../basket/basket.selectors.ts'
import type { BasketContext } from '../basket/basket-state.ts'
import { basketSums } from '../basket/basket-sums.ts'
import { type PriceRules, showPrice } from '../values/price/price-rules.ts'
import type { Sums } from '../values/price/sums.ts'
import { type BasketRow, basketRows, rowName } from './basket-rows/basket-rows.view.ts'
import { basketWords, fewWords } from './basket-rows/basket-words.ts'
import { rowPrice } from './basket-rows/row-price.ts'
import { type OrderGate, orderGate } from './basket-rows/row-selection.ts'

/** A line of the basket with the words that a page shows of it. */
export type CartRow = BasketRow & {
  /** «Сарафан «Линейка», синий, рост 134». */
  readonly name: string
  /** «2 400 ₽», for all its pieces. */
  readonly price: string
  /** «Осталось 3 штуки», or an empty string. */
  readonly few: string
}

/** The page of the basket. */
export interface CartView {
  readonly isEmpty: boolean
  /** «4 товара, 1,5 кг». */
  readonly words: string
  readonly rows: readonly CartRow[]
  /** Lines that are sold out. */
  readonly gone: readonly CartRow[]
  /** Undefined until the basket has been read. */
  readonly sums: Sums | undefined
  /** The sums are those of before, while new ones are counted. */
  readonly isStale: boolean
  /** The way to the checkout; undefined until the basket has been read. */
  readonly gate: OrderGate | undefined
}

/** What a page of the basket shows, for a front that draws it as a whole. */
export function cartView(basket: BasketContext, rules: PriceRules): CartView {
  const { total } = basket
  const shown = (row: BasketRow): CartRow => ({
    ...row,
    name: rowName(row),
    price: showPrice(rowPrice(row, rules.priceRole).sum, rules),
    few: fewWords(row)
  })
  return {
    isEmpty: isBasketEmpty(basket),
    words: basketWords(basket),
    rows: basketRows(basket, true).map(shown),
    gone: basketRows(basket, false).map(shown),
    sums: total && basketSums(total),
    isStale: isTotalStale(basket),
    gate: total && orderGate(basket, total)
  }
}
