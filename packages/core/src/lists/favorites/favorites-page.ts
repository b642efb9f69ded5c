import type { EndpointCall } from '../../api/endpoint-call.ts'
import { type CardView, cardView } from '../../catalog/product/card.view.ts'
import { readProductsByIds } from '../../catalog/products-by-ids.ts'
import { listFavorites } from '../../contracts/favorites.ts'
import type { ProductCard } from '../../entities/product.ts'
import { routePath } from '../../routes/route-path.ts'
import { type EmptyList, type ListView, listView } from '../../values/pagination/list.view.ts'
import { pageCount } from '../../values/pagination/pagination.ts'
import type { PriceRules } from '../../values/price/price-rules.ts'
import { favoritesPageMessages as words } from './favorites-page.messages.ts'

export const FAVORITES_PAGE_SIZE = 6

/** One page of a visitor's favourites, as it is shown. */
export type FavoritesPage = ListView<CardView>

/** Which page, and for whom its prices are. */
export interface FavoritesQuestion {
  readonly page: number
  readonly rules: PriceRules
}

/** A page of a member's list, which the server keeps. */
export async function readMemberFavorites(
  call: EndpointCall,
  question: FavoritesQuestion
): Promise<FavoritesPage> {
  const query = { page: question.page, limit: FAVORITES_PAGE_SIZE }
  return favoritesPage(await call(listFavorites, { query }), question)
}

/** A page of a guest's list, which only his device knows. */
export async function readGuestFavorites(
  call: EndpointCall,
  ids: readonly number[],
  question: FavoritesQuestion
): Promise<FavoritesPage> {
  const first = (question.page - 1) * FAVORITES_PAGE_SIZE
  const shown = ids.slice(first, first + FAVORITES_PAGE_SIZE)
  const data = await readProductsByIds(call, shown)
  const pages = ids.length === 0 ? 0 : pageCount(ids.length, FAVORITES_PAGE_SIZE)
  return favoritesPage({ data, meta: { pages } }, question)
}

const favoritesPage = (
  answer: { readonly data: readonly ProductCard[]; readonly meta: { readonly pages: number } },
  { page, rules }: FavoritesQuestion
): FavoritesPage =>
  listView(answer, {
    href: routePath('favorites'),
    page,
    card: product => cardView(product, rules),
    empty: emptyFavorites
  })

const emptyFavorites = (isPastEnd: boolean): EmptyList =>
  isPastEnd
    ? {
        title: words.noPage,
        text: '',
        action: { title: words.toStart, href: routePath('favorites') }
      }
    : {
        title: words.empty,
        text: words.emptyHint,
        note: words.note,
        action: { title: words.toCatalogue, href: routePath('catalog') }
      }
