import type { EndpointInput, EndpointOutput, EndpointShape } from '../api/endpoint.ts'
import { readProductsByIds } from '../catalog/products-by-ids.ts'
import { listFavorites } from '../contracts/favorites.ts'
import { FAVORITES_PAGE_SIZE, pageCount } from '../pagination/pagination.ts'
import type { PriceRules } from '../price/price-rules.ts'
import { type CardView, cardView } from '../product/card.view.ts'

/** One page of a visitor's favourites, as it is shown. */
export interface FavoritesPage {
  readonly cards: readonly CardView[]
  readonly page: number
  readonly pages: number
}

/** Which page, and for whom its prices are. */
export interface FavoritesQuestion {
  readonly page: number
  readonly rules: PriceRules
}

type Call = <Shape extends EndpointShape>(
  endpoint: Shape,
  input: EndpointInput<Shape>
) => Promise<EndpointOutput<Shape>>

/** A page of a member's list, which the server keeps. */
export async function readMemberFavorites(
  call: Call,
  { page, rules }: FavoritesQuestion
): Promise<FavoritesPage> {
  const query = { page, limit: FAVORITES_PAGE_SIZE }
  const { data, meta } = await call(listFavorites, { query })
  return { page, pages: meta.pages, cards: data.map(product => cardView(product, rules)) }
}

/** A page of a guest's list, which only his device knows. */
export async function readGuestFavorites(
  call: Call,
  ids: readonly number[],
  { page, rules }: FavoritesQuestion
): Promise<FavoritesPage> {
  const first = (page - 1) * FAVORITES_PAGE_SIZE
  const shown = ids.slice(first, first + FAVORITES_PAGE_SIZE)
  const products = await readProductsByIds(call, shown)
  const pages = ids.length === 0 ? 0 : pageCount(ids.length, FAVORITES_PAGE_SIZE)
  return { page, pages, cards: products.map(product => cardView(product, rules)) }
}
