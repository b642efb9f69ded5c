import type { CatalogQuery } from './catalog-query.ts'
import type { ListingScope } from './listing-answer.ts'

/** The part of a list's query that says which products are meant, as the catalogue calls take it. */
export function catalogSelection(query: CatalogQuery, scope: ListingScope = { filters: {} }) {
  const { filters, sort: _sort, page: _page, ...narrowing } = query
  const all = { ...filters, ...scope.filters }
  const copied = Object.entries(all).map(([code, values]): [string, string[]] => [
    code,
    [...values]
  ])
  return {
    ...(scope.category !== undefined && { category: scope.category }),
    ...(scope.collection !== undefined && { collection: scope.collection }),
    filters: Object.fromEntries(copied),
    ...narrowing
  }
}
