import { listingTitle, parseCatalogQuery } from '@vitrina/core/catalog'
import { listCategorySuggestions } from '@vitrina/core/contracts'

import { loadListing } from '../../listing/listing.loader.ts'
import { defineLoader, type ShopRequest } from '../../page/define-loader.ts'

export const loader = defineLoader('search', async request =>
  loadListing(request, {
    title: listingTitle(parseCatalogQuery(request.url).search),
    readSections: () => readSections(request)
  })
)

async function readSections({ shared }: ShopRequest) {
  const { data } = await shared('sections', backend =>
    backend(listCategorySuggestions, { query: {} })
  )
  return data
}
