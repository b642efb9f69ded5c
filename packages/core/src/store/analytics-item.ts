import type { ProductCard, ProductGroup } from '../entities/product.ts'
import type { Currency } from '../entities/site.ts'
import { rateOf } from '../values/currency/currency.ts'
import { cardPrice } from '../values/price/card-price.ts'

/** §9 */
export const QUANTITY_WITHOUT_COUNTS = 1
export const CATEGORY_DEFAULT = 'all'

/** What analytics reads of a product (§3). */
export interface AnalyticsProduct
  extends Pick<ProductCard, 'id' | 'title' | 'categories' | 'cardPrices'> {
  readonly groups: readonly Pick<ProductGroup, 'count'>[]
}

/** Only what analytics reads of a product: a page brings it along. */
export const analyticsProduct = ({
  id,
  title,
  categories,
  cardPrices,
  groups
}: AnalyticsProduct): AnalyticsProduct => ({
  ...{ id, title, cardPrices },
  categories: categories.slice(0, 1),
  groups: groups.map(({ count }) => ({ count }))
})

/** A product as a line of e-commerce; `price` in the currency of the record. */
export interface AnalyticsItem {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly quantity: number
  readonly price: number
}

/** Whose price is told, and in which currency. */
export interface AnalyticsPrice {
  readonly priceRole: string
  readonly currency: Pick<Currency, 'code' | 'rate'>
  readonly allowForeignCurrencies: boolean
}

/** A product in the words of the e-commerce container. */
export function analyticsItem(product: AnalyticsProduct, price: AnalyticsPrice): AnalyticsItem {
  const { value } = cardPrice(product.cardPrices, price.priceRole)
  return {
    id: String(product.id),
    name: product.title,
    category: product.categories[0]?.title || CATEGORY_DEFAULT,
    quantity: analyticsQuantity(product),
    price: value * rateOf(price.currency, price)
  }
}

/** Pieces of a product in the basket; one outside it. */
export const analyticsQuantity = (product: Pick<AnalyticsProduct, 'groups'>): number =>
  product.groups.reduce((sum, { count }) => sum + count, 0) || QUANTITY_WITHOUT_COUNTS
