import { FIRST_PAGE } from '../values/pagination/pagination.ts'
import type { CatalogQuery, CatalogSort } from './catalog-query.ts'

/** Rubles; a missing end is open. */
export interface PriceRange {
  readonly from: number | undefined
  readonly to: number | undefined
}

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

export function withPriceRange(query: CatalogQuery, range: PriceRange): CatalogQuery {
  const { from, to } = range
  const { priceFrom: _from, priceTo: _to, ...rest } = query
  return changed(rest, {
    ...(from === undefined ? {} : { priceFrom: from }),
    ...(to === undefined ? {} : { priceTo: to })
  })
}

export function withInStock(query: CatalogQuery, isOnly: boolean): CatalogQuery {
  const { inStock: _inStock, ...rest } = query
  return changed(rest, isOnly ? { inStock: true } : {})
}

export function withSticker(query: CatalogQuery, code: string | undefined): CatalogQuery {
  const { sticker: _sticker, ...rest } = query
  return changed(rest, code === undefined ? {} : { sticker: code })
}

export const withSort = (query: CatalogQuery, sort: CatalogSort) => changed(query, { sort })

export const withPage = (query: CatalogQuery, page: number): CatalogQuery => ({ ...query, page })

/** Takes away every filter; the search and the sorting stay. */
export function withoutFilters(query: CatalogQuery): CatalogQuery {
  const { priceFrom: _from, priceTo: _to, inStock: _inStock, ...rest } = query
  return changed(withSticker(rest, undefined), { filters: {} })
}

/** Whether anything narrows the list; such a list is kept out of the index. */
export const hasFilters = (query: CatalogQuery) =>
  Object.keys(query.filters).length > 0 ||
  query.priceFrom !== undefined ||
  query.priceTo !== undefined ||
  query.inStock === true ||
  query.sticker !== undefined
