import type { Api } from '../api/api.ts'
import { countProducts } from '../contracts/catalog.ts'
import { matchRoute } from '../routes/route-match.ts'
import { parseCatalogQuery } from './catalog-query.ts'
import { catalogSelection } from './catalog-selection.ts'

/** How many products the list at an address has: of a category, else of the whole shop. */
export async function countListing(api: Api, url: string): Promise<number> {
  const route = matchRoute(url.split('?', 1)[0] ?? '')
  const selection = catalogSelection(parseCatalogQuery(url))
  const category =
    route?.name === 'catalog-category'
      ? { category: [route.params.category, ...route.params.slug].join('/') }
      : {}
  const { count } = await api(countProducts, { body: { ...selection, ...category } })
  return count
}
