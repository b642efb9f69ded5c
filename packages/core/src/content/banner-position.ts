import type { CatalogQuery } from '../catalog/catalog-query.ts'
import { listingScope } from '../catalog/listing-answer.ts'

/** Returns the position of a list, as the call for banners names it. */
export function bannerPosition(href: string, query: CatalogQuery) {
  const { category, filters } = listingScope(href)
  const chosen = Object.entries({ ...query.filters, ...filters })
  return {
    category,
    values: chosen.flatMap(([code, values]) => values.map(value => `${code}:${value}`))
  }
}
