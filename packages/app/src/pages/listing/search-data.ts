import { breadcrumbs, parseCatalogQuery, routePath, routeTitle } from '@vitrina/core'
import { listCategorySuggestions } from '@vitrina/core/contracts'

import { type ListingData, loadListing, sectionLink } from '../../listing/listing-data.ts'
import type { PageLoader } from '../page-loader.ts'

export const loadSearch: PageLoader<'search', ListingData> = async request => {
  const { search } = parseCatalogQuery(request.url)
  const title = search === undefined ? 'Все товары' : `Поиск: ${search}`
  const { data } = await request.shared('sections', backend =>
    backend(listCategorySuggestions, { query: {} })
  )
  return loadListing(request, {
    title,
    crumbs: breadcrumbs('search', [{ title: routeTitle('search'), path: routePath('search') }]),
    sections: data.map(sectionLink)
  })
}
