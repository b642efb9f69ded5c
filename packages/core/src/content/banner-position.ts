import type { CatalogQuery } from '../catalog/catalog-query.ts'
import { listingScope } from '../catalog/listing-answer.ts'

/** Where the visitor of a list stands, as its banners are asked for. */
export function bannerPosition(href: string, query: CatalogQuery) {
  const { category, filters } = listingScope(href)
  const chosen = Object.entries({ ...query.filters, ...filters })
  return {
    category,
    values: chosen.flatMap(([code, values]) => values.map(value => `${code}:${value}`))
  }
}
