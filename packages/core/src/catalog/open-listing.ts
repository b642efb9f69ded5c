import type { EndpointCall } from '../api/endpoint-call.ts'
import { countProducts, listCategories } from '../contracts/catalog.ts'
import { listCollectionProducts } from '../contracts/collections.ts'
import { listStickers } from '../contracts/stickers.ts'
import { ApiError } from '../platform/api-error.ts'
import { type OpenReading, openReading } from '../store/open-reading.ts'
import type { PriceRules } from '../values/price/price-rules.ts'
import { parseCatalogQuery } from './catalog-query.ts'
import { catalogSelection } from './catalog-selection.ts'
import { categoryAt } from './categories/categories.ts'
import { readListing, readMore } from './listing.loader.ts'
import { type ListingQuery, type ListingState, listingSubject } from './listing.ts'
import { listingTitle, type NamedListing } from './listing.view.ts'
import { listingScope } from './listing-answer.ts'
import {
  type CountCommand,
  countSchema,
  type ListingCommand,
  listingSchema
} from './listing-commands.ts'
import { type ListingCount, listingCountSubject } from './listing-count.ts'
import { readScopeFilters } from './scope-filters.ts'

/** How many products the list at an address has: of a category or a brand, else of the whole shop. */
export async function countListing(api: EndpointCall, url: string): Promise<number> {
  const { count } = await api(countProducts, {
    body: catalogSelection(parseCatalogQuery(url), listingScope(url))
  })
  return count
}

export type OpenListing = OpenReading<ListingQuery, NamedListing, ListingCommand>
export type OpenCount = OpenReading<string, number, CountCommand>

/** What a list of one visitor is read with. */
export interface CatalogueOptions {
  readonly api: EndpointCall
  /** Of the visitor at that moment. */
  readonly rules: () => PriceRules
}

/** A list that reads what its address says. */
export const openListing = ({ api, rules }: CatalogueOptions, start: ListingState): OpenListing =>
  openReading({
    schema: listingSchema,
    start,
    after: listingSubject.after,
    async read({ href, isMore }, signal, shown) {
      const read: EndpointCall = (endpoint, input) => api(endpoint, input, signal)
      if (isMore && shown !== undefined) return readMore(read, shown, rules())
      if (href === undefined) throw new ApiError({ status: 404 })
      const [title, next] = await Promise.all([
        titleOf(read, href),
        readListing(read, { href, ...narrowing(read, href), rules: rules() })
      ])
      return { ...next, title: title(next) }
    }
  })

/** The number of products that filters would leave. */
export const openCount = ({ api }: Pick<CatalogueOptions, 'api'>, start: ListingCount): OpenCount =>
  openReading({
    schema: countSchema,
    start,
    after: listingCountSubject.after,
    read: (href, signal) => countListing((endpoint, input) => api(endpoint, input, signal), href)
  })

const narrowing = (read: EndpointCall, href: string) => ({
  filters: readScopeFilters(read, listingScope(href)),
  stickers: read(listStickers, {}).then(({ data }) => data)
})

async function titleOf(read: EndpointCall, href: string) {
  const { category: path, collection } = listingScope(href)
  if (collection !== undefined) {
    const query = { limit: 1 }
    const known = await read(listCollectionProducts, { params: { id: collection }, query })
    return () => known.collection.title
  }
  if (path === undefined)
    return ({ query }: Pick<NamedListing, 'query'>) => listingTitle(query.search)
  const { data } = await read(listCategories, {})
  const category = categoryAt(data, path)
  if (category === undefined) throw new ApiError({ status: 404 })
  return ({ query }: Pick<NamedListing, 'query'>) => listingTitle(query.search, category)
}
