import { SEARCH_MAX } from '../entities/text-limits.ts'
import { queryParams } from '../routes/query-string.ts'
import { encodeUrlPart } from '../routes/url-part.ts'
import { FIRST_PAGE, parsePage } from '../values/pagination/pagination.ts'
import { typedText } from '../values/spelling/typed-text.ts'
import { catalogMessages } from './catalog.messages.ts'
import {
  FILTER_CODE,
  isKindParam,
  type Narrowing,
  narrowingPairs,
  parseNarrowing
} from './filter-kinds.ts'

export type CatalogSort = keyof typeof catalogMessages.sorts

/** What a list shows. Filters name values by code; prices in rubles. */
export interface CatalogQuery extends Narrowing {
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly search?: string
  readonly sort: CatalogSort
  readonly page: number
}

const plainSorts = ['popular', 'price', 'price-desc', 'new', 'rating', 'discount'] as const

/** The orders of a list, its own first: what fits best is known of a search only. */
export const catalogSorts = ({ search }: Pick<CatalogQuery, 'search'>): readonly CatalogSort[] =>
  search ? ['relevance', ...plainSorts] : plainSorts

/** Limits of S7: what lies beyond them is ignored, the search text is cut. */
const PARAMS_MAX = 100
const VALUES_MAX = 200
const VALUE_MAX_LENGTH = 200
const params = { search: 'q', sort: 'sort', page: 'page' } as const
const reserved: readonly string[] = Object.values(params)
/** Marks of campaigns and tokens, which any page's address may carry. */
const FOREIGN = /^(?:utm_|(?:yclid|gclid|fbclid|ysclid|rb_clickid|[a-z]+_token)$)/

/**
 * Reads the query of a list's address; whatever is unknown or malformed is ignored. Give the codes
 * of the filters where they are known.
 *
 * @example
 * ```ts
 * import { parseCatalogQuery } from '@vitrina/core/catalog'
 *
 * const query = parseCatalogQuery('/catalog/penaly?color=sinij&price=500-&sort=price')
 * query.priceFrom // → 500
 * query.filters.color // → ['sinij']
 * ```
 */
export function parseCatalogQuery(href: string, codes?: readonly string[]): CatalogQuery {
  const input = new URLSearchParams([...queryParams(href)].slice(0, PARAMS_MAX))
  const search = searchText(input.get(params.search) ?? '')
  const searched = search === '' ? {} : { search }
  return {
    filters: readFilters(input, codes),
    ...parseNarrowing(input),
    ...searched,
    sort: readSort(input.get(params.sort), searched),
    page: parsePage(input.get(params.page))
  }
}

/** What a list is narrowed to: values of its filters and words of its search, in small letters. */
export const wantedValues = ({ filters, search = '' }: CatalogQuery): readonly string[] => [
  ...Object.values(filters).flat(),
  ...search.toLowerCase().split(' ')
]

/** `?color=seryj,sinij&price=500-2000&sort=price&page=2`: one list has one address. */
export function catalogSearch(query: CatalogQuery): string {
  const pairs = Object.entries(query.filters)
    .filter(([, values]) => values.length > 0)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([code, values]) => `${code}=${[...values].sort().map(encodeUrlPart).join(',')}`)
  const { search, sort, page } = query
  pairs.push(...narrowingPairs(query))
  if (search) pairs.push(`${params.search}=${encodeUrlPart(search)}`)
  if (sort !== catalogSorts(query)[0]) pairs.push(`${params.sort}=${sort}`)
  if (page > FIRST_PAGE) pairs.push(`${params.page}=${page}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function readSort(input: string | null, searched: Pick<CatalogQuery, 'search'>): CatalogSort {
  const sorts = catalogSorts(searched)
  return sorts.find(sort => sort === input) ?? sorts[0] ?? 'popular'
}

function readFilters(params: URLSearchParams, codes: readonly string[] | undefined) {
  let left = VALUES_MAX
  const found: [string, readonly string[]][] = []
  for (const code of [...new Set(params.keys())].sort()) {
    if (!isFilterCode(code) || (codes !== undefined && !codes.includes(code))) continue
    // A form without script repeats the code for each value.
    const values = filterValues(params.getAll(code).join(',')).slice(0, left)
    left -= values.length
    if (values.length > 0) found.push([code, values])
  }
  return Object.fromEntries(found)
}

// Names of Object.prototype would be found in any record.
const isFilterCode = (code: string) =>
  FILTER_CODE.test(code) &&
  !reserved.includes(code) &&
  !isKindParam(code) &&
  !FOREIGN.test(code) &&
  !(code in {})

const filterValues = (text: string) =>
  [...new Set(text.split(','))]
    .filter(value => value !== '' && value.length <= VALUE_MAX_LENGTH)
    .sort()

/** A search as typed, without the spaces around and doubled, cut to its limit. */
export const searchText = (text: string) =>
  typedText(text.slice(0, SEARCH_MAX * 2))
    .slice(0, SEARCH_MAX)
    .trim()
