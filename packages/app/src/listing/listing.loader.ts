import {
  type CatalogQuery,
  catalogSelection,
  type FilterView,
  filterViews,
  hasFilters,
  parseCatalogQuery
} from '@vitrina/core/catalog'
import { listFilters, listProducts } from '@vitrina/core/contracts'
import { type Category, type Filter, type Picture } from '@vitrina/core/entities'
import { CATALOG_PAGE_SIZE } from '@vitrina/core/pagination'
import { type PriceRules, priceRules } from '@vitrina/core/price'
import { type CardView, cardView } from '@vitrina/core/product'
import { isNoindex } from '@vitrina/core/seo'

import type { LoadedData, ShopRequest } from '../page/define-loader.ts'

export interface SectionLink {
  readonly title: string
  readonly href: string
  readonly picture: Picture | undefined
}

/** A list of products as its page shows it. */
export interface ListingData {
  readonly title: string
  /** Categories below this one; on an empty search, where to look instead. */
  readonly sections: readonly SectionLink[]
  readonly path: string
  readonly query: CatalogQuery
  readonly filters: readonly FilterView[]
  /** Lowest and highest price under the other filters, rubles. */
  readonly price: { readonly min: number; readonly max: number } | undefined
  readonly inStockCount: number
  readonly cards: readonly CardView[]
  readonly total: number
  readonly pages: number
  /** The text really searched, when the typed one found nothing. */
  readonly corrected: string | undefined
  /** How the chip of the price filter says its rubles. */
  readonly prices: Pick<PriceRules, 'currency' | 'rate'>
}

interface ListingQuestion {
  readonly title: string
  readonly sections: readonly SectionLink[]
  /** Path of the category; none for a search in the whole shop. */
  readonly category?: string
}

/** Reads what a list shows; used by categories and by the search. */
export async function loadListing(
  request: ShopRequest,
  { title, sections, category }: ListingQuestion
): Promise<LoadedData<ListingData>> {
  const filters = await readFilters(request, category)
  const query = parseCatalogQuery(
    request.url,
    filters.map(({ code }) => code)
  )
  const { data, meta, facets, corrected } = await request.backend(listProducts, {
    body: {
      ...catalogSelection(query),
      ...(category !== undefined && { category }),
      sort: query.sort,
      page: query.page,
      limit: CATALOG_PAGE_SIZE,
      facets: true
    }
  })
  const rules = priceRules(request.session, request.configuration)
  const isPastEnd = query.page > Math.max(1, meta.pages)
  return {
    data: {
      ...{ title, sections, query, path: request.path },
      filters: filterViews(filters, facets, query),
      price: facets?.price ?? undefined,
      inStockCount: facets?.inStock ?? 0,
      cards: data.map(product => cardView(product, rules)),
      total: meta.total,
      pages: meta.pages,
      corrected: corrected ?? undefined,
      prices: { currency: rules.currency, rate: rules.rate }
    },
    head: {
      title,
      page: query.page,
      noindex: isPastEnd || isNoindex(request.name, { hasFilters: hasFilters(query) })
    },
    ...(isPastEnd && { status: 404 })
  }
}

const readFilters = async (
  { shared }: ShopRequest,
  category: string | undefined
): Promise<readonly Filter[]> => {
  const { data } = await shared(`filters ${category ?? ''}`, backend =>
    backend(listFilters, { query: category === undefined ? {} : { category } })
  )
  return data
}

/** A category as a link to its list. */
export const sectionLink = ({ title, path, image }: Category): SectionLink => ({
  title,
  href: `/catalog/${path}`,
  picture: image ?? undefined
})
