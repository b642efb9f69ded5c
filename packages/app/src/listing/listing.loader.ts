import { hasFilters, isPastEnd, type ListingView, readListing } from '@vitrina/core/catalog'
import { listFilters } from '@vitrina/core/contracts'
import { type Category, type Filter, type Picture } from '@vitrina/core/entities'
import { priceRules } from '@vitrina/core/price'
import { isNoindex } from '@vitrina/core/seo'

import type { LoadedData, ShopRequest } from '../page/define-loader.ts'

export interface SectionLink {
  readonly title: string
  readonly href: string
  readonly picture: Picture | undefined
}

/** A list of products as its page shows it. */
export interface ListingData extends ListingView {
  readonly title: string
  /** Categories below this one; on an empty search, where to look instead. */
  readonly sections: readonly SectionLink[]
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
  const listing = await readListing(request.backend, {
    href: request.url,
    filters: await readFilters(request, category),
    rules: priceRules(request.session, request.configuration)
  })
  return {
    data: { ...listing, title, sections },
    head: {
      title,
      page: listing.query.page,
      noindex:
        isPastEnd(listing) || isNoindex(request.name, { hasFilters: hasFilters(listing.query) })
    },
    ...(isPastEnd(listing) && { status: 404 })
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
