import type { EndpointCall } from '@vitrina/core/api'
import {
  type CategoryLink,
  categoryLink,
  hasFilters,
  isNoindex,
  isPastEnd,
  type ListingView,
  listingScope,
  readListing,
  readScopeFilters
} from '@vitrina/core/catalog'
import { bannerPosition } from '@vitrina/core/content'
import { getBanner, listStickers } from '@vitrina/core/contracts'
import type { Banner, Category, Filter, Sticker } from '@vitrina/core/entities'
import { priceRules } from '@vitrina/core/values'

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
