import type { EndpointCall } from '../api/endpoint-call.ts'
import { listProducts } from '../contracts/catalog.ts'
import type { Filter } from '../entities/filter.ts'
import type { Sticker } from '../entities/product.ts'
import { CATALOG_PAGE_SIZE } from '../values/pagination/pagination.ts'
import type { PriceRules } from '../values/price/price-rules.ts'
import { withPage } from './catalog-changes.ts'
import { type CatalogQuery, parseCatalogQuery, wantedValues } from './catalog-query.ts'
import { catalogSelection } from './catalog-selection.ts'
import { type ListingView, withMore } from './listing.view.ts'
import { type ListingScope, listingScope, listingView } from './listing-answer.ts'
import { cardView } from './product/card.view.ts'

interface ListingQuestion {
  /** Path and query of the list. */
  readonly href: string
  /** The filters that its category has; without them the address is taken at its word (G6). */
  readonly filters: Promise<readonly Filter[] | undefined>
  /** Those that goods can wear; an unknown one of the address is asked for all the same. */
  readonly stickers: Promise<readonly Sticker[]>
  readonly rules: PriceRules
}

/**
 * Reads the list at an address: of its category or brand, else of the whole shop. What narrows it
 * never costs it: a list without its filters is a list.
 */
export async function readListing(
  read: EndpointCall,
  { href, rules, ...narrowing }: ListingQuestion
): Promise<ListingView> {
  const scope = listingScope(href)
  const [filters, stickers] = await Promise.all([
    narrowing.filters.catch(() => undefined),
    narrowing.stickers.catch(() => [])
  ])
  const offered = filters?.filter(({ code }) => !(code in scope.filters))
  const query = parseCatalogQuery(
    href,
    offered?.map(({ code }) => code)
  )
  const answer = await read(listProducts, { body: { ...productsOf(query, scope), facets: true } })
  const path = href.split('?', 1)[0] ?? ''
  return listingView({ answer, filters: offered ?? [], stickers, rules, query, path })
}

/** The list with its next page behind the shown products. */
export async function readMore<View extends Pick<ListingView, 'path' | 'query' | 'cards'>>(
  read: EndpointCall,
  shown: View,
  rules: PriceRules
): Promise<View> {
  const query = withPage(shown.query, shown.query.page + 1)
  const asked = productsOf(query, listingScope(shown.path))
  const { data } = await read(listProducts, { body: { ...asked, facets: false } })
  const wanted = wantedValues(query)
  return withMore(shown, { query, cards: data.map(product => cardView(product, rules, wanted)) })
}

const productsOf = (query: CatalogQuery, scope: ListingScope) => ({
  ...catalogSelection(query, scope),
  // The best fit is the backend's own order of a search.
  ...(query.sort !== 'relevance' && { sort: query.sort }),
  page: query.page,
  limit: CATALOG_PAGE_SIZE
})
