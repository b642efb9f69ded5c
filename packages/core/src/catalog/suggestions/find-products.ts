import type { Api } from '../../api/api.ts'
import { listProducts } from '../../contracts/catalog.ts'
import { cardPrice } from '../../values/price/card-price.ts'
import { type PriceRules, showPrice } from '../../values/price/price-rules.ts'
import { productHref } from '../product/product-href.ts'
import type { FoundProduct } from './search-suggestions.ts'

const PRODUCTS_MAX = 5

/** The first products that a text finds, with the prices of one visitor. */
export async function findProducts(
  api: Api,
  search: string,
  rules: PriceRules,
  signal: AbortSignal
): Promise<readonly FoundProduct[]> {
  const { data } = await api(listProducts, { body: { search, limit: PRODUCTS_MAX } }, signal)
  return data.map(product => ({
    title: product.title,
    href: productHref(product),
    price: showPrice(cardPrice(product.cardPrices, rules.priceRole).value, rules),
    picture: product.images[0]
  }))
}
