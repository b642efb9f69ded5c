import { FIRST_PAGE } from '../values/pagination/pagination.ts'
import type { CatalogQuery, CatalogSort } from './catalog-query.ts'
import { type FilterKindName, filterKinds, type Narrowing, narrowingPairs } from './filter-kinds.ts'

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

/** The list narrowed anew by one kind; by nothing of that kind where `to` is left out. */
export function narrowedBy(
  query: CatalogQuery,
  kind: FilterKindName,
  to: Narrowing = {}
): CatalogQuery {
  const rest = { ...query }
  for (const member of membersOf(query, kind)) Reflect.deleteProperty(rest, member)
  return changed(rest, to)
}

/** The members of a query that one kind has written there: those that its own text gives. */
const membersOf = (query: CatalogQuery, kind: FilterKindName): readonly string[] =>
  filterKinds
    .filter(({ name }) => name === kind)
    .flatMap(({ params: [param], parse, write }) =>
      Object.keys(parse(new URLSearchParams([[param, write(query)]])))
    )

export const withSort = (query: CatalogQuery, sort: CatalogSort) => changed(query, { sort })

export const withPage = (query: CatalogQuery, page: number): CatalogQuery => ({ ...query, page })

/** Takes away every filter; the search and the sorting stay. */
export const withoutFilters = ({ search, sort }: CatalogQuery): CatalogQuery => ({
  filters: {},
  ...(search !== undefined && { search }),
  ...{ sort, page: FIRST_PAGE }
})

/** Tells whether the list is filtered; search engines do not index filtered lists. */
export const hasFilters = (query: CatalogQuery) =>
  Object.keys(query.filters).length > 0 || narrowingPairs(query).length > 0
