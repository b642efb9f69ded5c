import type { EndpointCall } from '../api/endpoint-call.ts'
import { hasFilters } from '../catalog/catalog-changes.ts'
import { type CategoryLink, categoryLink } from '../catalog/categories/categories.ts'
import { readListing } from '../catalog/listing.loader.ts'
import { isPastEnd, type ListingView } from '../catalog/listing.view.ts'
import { listingScope } from '../catalog/listing-answer.ts'
import { readScopeFilters } from '../catalog/scope-filters.ts'
import { isNoindex } from '../catalog/seo/robots.ts'
import { bannerPosition } from '../content/banner-position.ts'
import { getBanner } from '../contracts/banners.ts'
import { listStickers } from '../contracts/stickers.ts'
import type { Category } from '../entities/category.ts'
import type { Banner } from '../entities/content.ts'
import type { Filter } from '../entities/filter.ts'
import type { Sticker } from '../entities/product.ts'
import { priceRules } from '../values/price/price-rules.ts'

import type { LoadedData, ShopRequest } from './define-loader.ts'
import { onPage } from './of-list.ts'

/** What narrows a list, and what does so already. */
export type ListingFilters = Pick<ListingView, 'filters' | 'chips' | 'stickers'>

/** A list of products as its page shows it. */
export interface ListingData extends Omit<ListingView, keyof ListingFilters> {
  readonly title: string
}

export interface ListingSections {
  readonly filters: ListingFilters
  /** Categories below this one; on an empty search, where to look instead. */
  readonly sections: readonly CategoryLink[]
  /** The best fit for this list first. */
  readonly banners: readonly Banner[]
}

/** The list together with what narrows it. */
export type ShownListing = ListingData & ListingFilters

type LoadedListing = LoadedData<ListingData, ListingSections> &
  Required<Pick<LoadedData<ListingData, ListingSections>, 'sections'>>

interface ListingQuestion {
  readonly title: string
  readonly readSections: () => Promise<readonly Category[]>
}

/** Reads what a list shows; used by categories and by the search. */
export async function loadListing(
  request: ShopRequest,
  { title, readSections }: ListingQuestion
): Promise<LoadedListing> {
  const known = request.optional(readFilters(request), undefined)
  const { filters, chips, stickers, ...list } = await readListing(goodsOf(request), {
    href: request.url,
    filters: known,
    stickers: request.optional(readStickers(request), []),
    rules: priceRules(request.session, request.configuration)
  })
  return {
    data: { ...list, title },
    sections: {
      async filters() {
        if ((await known) === undefined) throw new Error('The filters are not known')
        return { filters, chips, stickers }
      },
      sections: async () => (await readSections()).map(categoryLink),
      banners: () => readBanners(request, list)
    },
    ...onPage(
      { page: list.query.page, isPastEnd: isPastEnd(list) },
      { title, noindex: isNoindex(request.name, { hasFilters: hasFilters(list.query) }) }
    )
  }
}

/** The goods alone are kept for all guests: filters that came too late for one are there for the next. */
const goodsOf =
  ({ shared }: ShopRequest): EndpointCall =>
  (endpoint, input) =>
    shared(`list ${JSON.stringify(input)}`, anyone => anyone(endpoint, input))

async function readBanners({ shared, url }: ShopRequest, { query }: Pick<ListingView, 'query'>) {
  const { category, values } = bannerPosition(url, query)
  const { data } = await shared(`banners ${category} ${values}`, backend =>
    backend(getBanner, { params: { code: 'listing' }, query: { category, values } })
  )
  return data
}

function readFilters({ shared, url }: ShopRequest): Promise<readonly Filter[]> {
  const scope = listingScope(url)
  return shared(`filters ${scope.category} ${scope.collection}`, backend =>
    readScopeFilters(backend, scope)
  )
}

async function readStickers({ shared }: ShopRequest): Promise<readonly Sticker[]> {
  const { data } = await shared('stickers', backend => backend(listStickers, {}))
  return data
}
