import type { EndpointOutput } from '../api/endpoint.ts'
import { catalogMessages } from '../catalog/catalog.messages.ts'
import { searchText } from '../catalog/catalog-query.ts'
import type { searchPages } from '../contracts/pages.ts'
import type { PageHit } from '../entities/content.ts'
import type { NewsType } from '../entities/news.ts'
import { cutParams, queryParams, setParam } from '../routes/query-string.ts'
import { type EmptyList, type ListView, listView } from '../values/pagination/list.view.ts'
import { FIRST_PAGE, pageOf, SEARCH_PAGE_SIZE } from '../values/pagination/pagination.ts'
import { formatAmount } from '../values/price/price-format.ts'
import { newsPath, pagePath } from './content-path.ts'
import { newsMessages } from './news.messages.ts'

const NEWS_TYPES: readonly NewsType[] = ['articles', 'news', 'actions']

/** The pages and articles with the words of a search, ten on a page (S-A3). */
export interface FoundPages extends ListView<FoundPage> {
  readonly total: number
  /** The text really searched, when the typed one found nothing. */
  readonly corrected: string | undefined
}

interface FoundPage {
  readonly title: string
  readonly href: string
  readonly excerpt: string
}

/** Returns the query for pages and the address of the product list, from the address of a search. */
export function searchQuestions(href: string) {
  const params = queryParams(href)
  const isPages = params.get('in') === 'pages'
  return {
    pages: {
      query: searchText(params.get('q') ?? ''),
      page: isPages ? pageOf(href) : FIRST_PAGE,
      limit: SEARCH_PAGE_SIZE
    },
    products: isPages ? cutParams(href, ['in', 'page']) : href
  }
}

/** Empty result, used when the pages could not be read. */
export const noPages: FoundPages = {
  ...{ cards: [], page: FIRST_PAGE, pages: undefined, empty: undefined, isPastEnd: false },
  ...{ total: 0, corrected: undefined }
}

/** The answer as its screen shows it. */
export function foundPages(
  { data, meta, corrected }: EndpointOutput<typeof searchPages>,
  href: string
): FoundPages {
  const first = searchTabHref(href, 'pages')
  const empty = (isPastEnd: boolean) => (isPastEnd ? pastEnd(first) : noneFound())
  const list = { data: data.flatMap(foundPage), meta }
  return {
    ...listView(list, { href: first, page: meta.page, card: page => page, empty }),
    total: meta.total,
    corrected: corrected ?? undefined
  }
}

/** A text of a kind that this front does not know has no page here, and is left out. */
function foundPage({ kind, code, title, excerpt }: PageHit): readonly FoundPage[] {
  const href = hrefOf(kind, code)
  return href === undefined ? [] : [{ title, excerpt: cutOut(excerpt), href }]
}

function hrefOf(kind: PageHit['kind'], code: string): string | undefined {
  if (kind === 'page') return pagePath(code)
  const type = NEWS_TYPES.find(each => each === kind)
  return type && newsPath({ code, type })
}

const noneFound = (): EmptyList => ({
  title: catalogMessages.noneFound,
  text: catalogMessages.otherWords
})

const pastEnd = (href: string): EmptyList => ({
  title: newsMessages.noPage,
  text: '',
  action: { title: catalogMessages.toStart, href }
})

/** A piece of a text: unless it begins a sentence, something stands before it. */
const cutOut = (excerpt: string) => `${/^\p{Lu}/u.test(excerpt) ? '' : '…'}${excerpt}…`

export type FoundTab = 'products' | 'pages'

/** The first page of one part of a search. */
const searchTabHref = (href: string, part: FoundTab): string =>
  setParam(href, ['in', 'page'], `in=${part}`)

/** Tab above the search results. */
export interface SearchTab {
  readonly href: string
  readonly title: string
  /** Written out. */
  readonly count: string
  readonly isCurrent: boolean
}

interface Found {
  readonly products: { readonly total: number; readonly corrected: string | undefined }
  readonly pages: Pick<FoundPages, 'total' | 'corrected'>
}

/**
 * The part that a search shows: the asked one (a filter or an order asks for products), else the one
 * that was found as it was typed.
 */
export function shownTab(href: string, { products, pages }: Found): FoundTab {
  const params = queryParams(href)
  if (params.get('in') === 'pages') return 'pages'
  if ([...params.keys()].some(name => name !== 'q')) return 'products'
  if (pages.total === 0 || pages.corrected !== undefined) return 'products'
  return products.total === 0 || products.corrected !== undefined ? 'pages' : 'products'
}

/** Both parts of a search, with how much was found of each; none where there are only products. */
export function searchTabs(href: string, { products, pages }: Found): readonly SearchTab[] {
  if (pages.total === 0) return []
  const shown = shownTab(href, { products, pages })
  const counts = { products: products.total, pages: pages.total }
  return (['products', 'pages'] as const).map(part => ({
    href: searchTabHref(href, part),
    title: catalogMessages.searchPart[part],
    count: formatAmount(counts[part]),
    isCurrent: part === shown
  }))
}
