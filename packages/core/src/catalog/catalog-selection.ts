import type { CatalogQuery } from './catalog-query.ts'

/** The part of a list's query that says which products are meant, as the catalogue calls take it. */
export function catalogSelection(query: CatalogQuery) {
  const { filters, priceFrom, priceTo, inStock, search } = query
  const copied = Object.entries(filters).map(([code, values]): [string, string[]] => [
    code,
    [...values]
  ])
  return {
    filters: Object.fromEntries(copied),
    ...(priceFrom === undefined ? {} : { priceFrom }),
    ...(priceTo === undefined ? {} : { priceTo }),
    ...(inStock === undefined ? {} : { inStock }),
    ...(search === undefined ? {} : { search })
  }
}
