import type { Api } from '../api/api.ts'
import { countProducts } from '../contracts/catalog.ts'
import { parseCatalogQuery } from './catalog-query.ts'
import { catalogSelection } from './catalog-selection.ts'
import { listingCategory } from './listing-answer.ts'

/** How many products the list at an address has: of a category, else of the whole shop. */
export async function countListing(api: Api, url: string): Promise<number> {
  const category = listingCategory(url)
  const { count } = await api(countProducts, {
    body: {
      ...catalogSelection(parseCatalogQuery(url)),
      ...(category !== undefined && { category })
    }
  })
  return count
}
