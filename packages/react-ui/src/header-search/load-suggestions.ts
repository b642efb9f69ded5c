import type { Shop } from '@vitrina/core'
import { listProducts } from '@vitrina/core/contracts'
import type { Picture } from '@vitrina/core/entities'
import { cardPrice, type PriceRules, showPrice } from '@vitrina/core/price'
import { productHref } from '@vitrina/core/product'

export interface ProductSuggestion {
  readonly title: string
  readonly href: string
  readonly price: string
  readonly picture: Picture | undefined
}

const SUGGESTIONS_MAX = 5

/** The products a text would find. Lies in a chunk of its own: contracts bring zod along. */
export async function loadSuggestions(
  { api }: Pick<Shop, 'api'>,
  search: string,
  rules: PriceRules,
  signal: AbortSignal
): Promise<readonly ProductSuggestion[]> {
  const { data } = await api(listProducts, { body: { search, limit: SUGGESTIONS_MAX } }, signal)
  return data.map(product => ({
    title: product.title,
    href: productHref(product),
    price: showPrice(cardPrice(product.cardPrices, rules.priceRole).value, rules),
    picture: product.images[0]
  }))
}
