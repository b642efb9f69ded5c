import { parseCatalogQuery } from '@vitrina/core/catalog'
import { listCategorySuggestions } from '@vitrina/core/contracts'

import { loadListing, sectionLink } from '../../listing/listing.loader.ts'
import { defineLoader } from '../../page/define-loader.ts'

export const loader = defineLoader('search', async request => {
  const { search } = parseCatalogQuery(request.url)
  const title = search === undefined ? 'Все товары' : `Поиск: ${search}`
  const { data } = await request.shared('sections', backend =>
    backend(listCategorySuggestions, { query: {} })
  )
  return loadListing(request, {
    title,
    sections: data.map(sectionLink)
  })
})
