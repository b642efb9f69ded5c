import { FIRST_PAGE } from '../values/pagination/pagination.ts'
import type { CatalogQuery, CatalogSort } from './catalog-query.ts'
import { type FilterKindName, type Narrowing, narrowingPairs } from './filter-kinds.ts'

/** Every change but turning the page begins the list anew. */
const changed = (query: CatalogQuery, patch: Partial<CatalogQuery>): CatalogQuery => ({
  ...query,
  page: FIRST_PAGE,
  ...patch
})

export const chosenValues = (query: CatalogQuery, code: string): readonly string[] =>
  Object.hasOwn(query.filters, code) ? (query.filters[code] ?? []) : []

export function toggleFilterValue(query: CatalogQuery, code: string, value: string): CatalogQuery {
  const chosen = chosenValues(query, code)
  const values = chosen.includes(value)
    ? chosen.filter(other => other !== value)
    : [...chosen, value].sort()
  const others = Object.entries(query.filters).filter(([other]) => other !== code)
  const all = values.length === 0 ? others : [...others, [code, values] as const]
  return changed(query, { filters: Object.fromEntries(all) })
}

/** What each kind says of a query. */
const members: Readonly<Record<FilterKindName, readonly (keyof Narrowing)[]>> = {
  price: ['priceFrom', 'priceTo'],
  inStock: ['inStock'],
  sticker: ['sticker']
}

/** The list narrowed anew by one kind; by nothing of that kind where `to` is left out. */
export function narrowedBy(
  query: CatalogQuery,
  kind: FilterKindName,
  to: Narrowing = {}
): CatalogQuery {
  const rest = { ...query }
  for (const member of members[kind]) delete rest[member]
  return changed(rest, to)
}

export const withSort = (query: CatalogQuery, sort: CatalogSort) => changed(query, { sort })

export const withPage = (query: CatalogQuery, page: number): CatalogQuery => ({ ...query, page })

/** Takes away every filter; the search and the sorting stay. */
export const withoutFilters = ({ search, sort }: CatalogQuery): CatalogQuery => ({
  filters: {},
  ...(search !== undefined && { search }),
  ...{ sort, page: FIRST_PAGE }
})

/** Whether anything narrows the list; such a list is kept out of the index. */
export const hasFilters = (query: CatalogQuery) =>
  Object.keys(query.filters).length > 0 || narrowingPairs(query).length > 0
