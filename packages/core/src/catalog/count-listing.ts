import type { Api } from '../api/api.ts'
import { countProducts } from '../contracts/catalog.ts'
import { parseCatalogQuery } from './catalog-query.ts'
import { catalogSelection } from './catalog-selection.ts'
import { listingScope } from './listing-answer.ts'

/** How many products the list at an address has: of a category or a brand, else of the whole shop. */
export async function countListing(api: Api, url: string): Promise<number> {
  const { count } = await api(countProducts, {
    body: catalogSelection(parseCatalogQuery(url), listingScope(url))
  })
  return count
}
