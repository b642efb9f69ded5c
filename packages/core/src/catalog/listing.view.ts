import type { Category } from '../entities/category.ts'
import { type PagesView, pagesBy } from '../values/pagination/pages.view.ts'
import { FIRST_PAGE, isPastLast } from '../values/pagination/pagination.ts'
import { formatAmount } from '../values/price/price-format.ts'
import { catalogMessages as messages } from './catalog.messages.ts'
import { hasFilters, withoutFilters, withPage, withSort } from './catalog-changes.ts'
import {
  type CatalogQuery,
  type CatalogSort,
  catalogSearch,
  catalogSorts
} from './catalog-query.ts'
import type { FilterView, PriceRangeView } from './filter.view.ts'
import type { CardView } from './product/card.view.ts'

/** A list of products as a screen shows it. */
export interface ListingView {
  /** Of its address, without the query. */
  readonly path: string
  readonly query: CatalogQuery
  readonly filters: readonly FilterView[]
  /** Each leads to the goods that wear it; in place of the applied filters, while there are none. */
  readonly stickers: readonly ListingLink[]
  /** With the lowest and highest price under the other filters. */
  readonly price: PriceRangeView
  readonly inStockCount: number
  readonly cards: readonly CardView[]
  readonly total: number
  readonly pages: number
  /** The text really searched, when the typed one found nothing. */
  readonly corrected: string | undefined
  /** The applied filters; each leads to the list without it. */
  readonly chips: readonly ListingLink[]
}

/** A list with its name, which the address alone does not tell. */
export interface NamedListing extends ListingView {
  readonly title: string
}

/** The shown list and its next page, no product twice. */
export const withMore = <View extends Pick<ListingView, 'query' | 'cards'>>(
  shown: View,
  next: Pick<ListingView, 'query' | 'cards'>
): View => ({
  ...shown,
  query: next.query,
  cards: [
    ...shown.cards,
    ...next.cards.filter(({ id }) => !shown.cards.some(card => card.id === id))
  ]
})

type Addressed = Pick<ListingView, 'path' | 'query'>
type Paged = Addressed & Pick<ListingView, 'pages'>

/** Tells whether there are more products after the shown ones. */
export const hasMore = ({ query, pages }: Pick<Paged, 'query' | 'pages'>): boolean =>
  query.page < pages

/** Tells whether an address is past the last page (A10). */
export const isPastEnd = ({ query, pages }: Pick<Paged, 'query' | 'pages'>): boolean =>
  isPastLast(query.page, pages)

/** The address of a page of the list. */
export const listingHref = ({ path, query }: Addressed, page: number): string =>
  path + catalogSearch(withPage(query, page))

/** The pages around the shown one; none where one page holds all. */
export const listingPages = ({ query, path, pages }: Paged): PagesView | undefined =>
  pagesBy(page => listingHref({ path, query }, page), { page: query.page, pages })

/** A link that is one word of a list: an order, an applied filter. */
export interface ListingLink {
  readonly key: string
  readonly title: string
  readonly href: string
}

/** The list without any filter. */
export const unfilteredHref = ({ path, query }: Addressed): string =>
  path + catalogSearch(withoutFilters(query))

/** The orders of a list. */
export const listingSorts = ({
  path,
  query
}: Addressed): readonly (ListingLink & {
  readonly key: CatalogSort
  readonly isChosen: boolean
})[] =>
  catalogSorts(query).map(sort => ({
    key: sort,
    title: messages.sorts[sort],
    href: path + catalogSearch(withSort(query, sort)),
    isChosen: sort === query.sort
  }))

/** Why nothing is shown, and the way out of it. */
export interface EmptyListing {
  readonly title: string
  readonly text: string
  readonly action: { readonly title: string; readonly href: string } | undefined
  /** Nothing narrows it: filters and orders would lead nowhere. */
  readonly isBare: boolean
}

/** Returns the message of an empty list; undefined when there are products. */
export function emptyListing(
  listing: Addressed & Pick<ListingView, 'cards'>
): EmptyListing | undefined {
  const { query, cards } = listing
  if (cards.length > 0) return undefined
  const href = unfilteredHref(listing)
  if (hasFilters(query)) {
    const { noneFound: title, fewerFilters: text, dropFilters } = messages
    return { title, text, action: { title: dropFilters, href }, isBare: false }
  }
  if (query.page === FIRST_PAGE) {
    return { title: messages.noneFound, text: messages.otherWords, action: undefined, isBare: true }
  }
  const { pastEnd: title, otherWords: text, toStart } = messages
  return { title, text, action: { title: toStart, href }, isBare: false }
}

/** «Показано 20 из 1 200». */
export const shownWords = ({ cards, total }: Pick<ListingView, 'cards' | 'total'>): string =>
  messages.shown(formatAmount(cards.length), formatAmount(total))

/** The name of a list: of its category, else of what is searched. */
export const listingTitle = (search: string | undefined, category?: Pick<Category, 'title'>) =>
  category?.title ?? (search === undefined ? messages.allProducts : messages.searched(search))

/** Counts the chosen values of all filters. */
export const chosenCount = (filters: readonly FilterView[]): number =>
  filters.reduce((sum, { chosen }) => sum + chosen, 0)
