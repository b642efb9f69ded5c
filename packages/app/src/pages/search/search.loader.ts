import { listingTitle, parseCatalogQuery } from '@vitrina/core/catalog'
import { listCategorySuggestions } from '@vitrina/core/contracts'

import { loadListing, sectionLink } from '../../listing/listing.loader.ts'
import { defineLoader } from '../../page/define-loader.ts'

export const loader = defineLoader('search', async request => {
  const { data } = await request.shared('sections', backend =>
    backend(listCategorySuggestions, { query: {} })
  )
  return loadListing(request, {
    title: listingTitle(parseCatalogQuery(request.url).search),
    sections: data.map(sectionLink)
  })
})
