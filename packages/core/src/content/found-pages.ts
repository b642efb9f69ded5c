import type { EndpointOutput } from '../api/endpoint.ts'
import { searchText } from '../catalog/catalog-query.ts'
import type { searchPages } from '../contracts/pages.ts'
import { type PagesView, pagesView } from '../pagination/pages.view.ts'
import { FIRST_PAGE, parsePage, SEARCH_PAGE_SIZE } from '../pagination/pagination.ts'
import { cutParams, queryParams, setParam } from '../routes/query-string.ts'
import { newsPath, pagePath } from './content-path.ts'

/** The pages and articles with the words of a search, ten on a page (S-A3). */
export interface FoundPages {
  readonly hits: readonly {
    readonly title: string
    readonly href: string
    readonly excerpt: string
  }[]
  readonly total: number
  /** The text really searched, when the typed one found nothing. */
  readonly corrected: string | undefined
  /** None where one page holds all. */
  readonly pages: PagesView | undefined
}

/** What the address of a search asks of the pages, and the address of its list of products. */
export function searchQuestions(href: string) {
  const given = queryParams(href)
  const isPages = given.get('in') === 'pages'
  return {
    pages: {
      query: searchText(given.get('q') ?? ''),
      page: isPages ? parsePage(given.get('page')) : FIRST_PAGE,
      limit: SEARCH_PAGE_SIZE
    },
    products: isPages ? cutParams(href, ['in', 'page']) : href
  }
}

/** What stands for pages that could not be read: the products do without them. */
export const noPages: FoundPages = { hits: [], total: 0, corrected: undefined, pages: undefined }

/** The answer as its screen shows it. */
export function foundPages(
  { data, meta, corrected }: EndpointOutput<typeof searchPages>,
  href: string
): FoundPages {
  return {
    hits: data.map(({ kind, code, title, excerpt }) => ({
      title,
      excerpt: cutOut(excerpt),
      href: kind === 'page' ? pagePath(code) : newsPath({ code, type: kind })
    })),
    total: meta.total,
    corrected: corrected ?? undefined,
    pages: pagesView(searchPartHref(href, 'pages'), meta)
  }
}

/** A piece of a text: unless it begins a sentence, something stands before it. */
const cutOut = (excerpt: string) => `${/^\p{Lu}/u.test(excerpt) ? '' : '…'}${excerpt}…`

export type SearchPart = 'products' | 'pages'

/** The first page of one part of a search. */
export const searchPartHref = (href: string, part: SearchPart): string =>
  setParam(href, ['in', 'page'], `in=${part}`)

interface Found {
  readonly products: { readonly total: number; readonly corrected: string | undefined }
  readonly pages: Pick<FoundPages, 'total' | 'corrected'>
}

/**
 * The part that a search shows: the asked one (a filter or an order asks for products), else the one
 * that was found as it was typed.
 */
export function shownPart(href: string, { products, pages }: Found): SearchPart {
  const given = queryParams(href)
  if (given.get('in') === 'pages') return 'pages'
  if ([...given.keys()].some(name => name !== 'q')) return 'products'
  if (pages.total === 0 || pages.corrected !== undefined) return 'products'
  return products.total === 0 || products.corrected !== undefined ? 'pages' : 'products'
}
