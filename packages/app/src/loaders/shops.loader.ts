import { pageHeading } from '@vitrina/core/catalog'
import { foundShops, shopListView, shopMarkers, shopSearch } from '@vitrina/core/content'
import { routeTitle } from '@vitrina/core/routes'

import { defineLoader } from './define-loader.ts'
import { placesView, readShopPoints } from './places.ts'
import { readSeo } from './read-seo.ts'

export const loader = defineLoader('shops', async request => {
  const [known, seo] = await Promise.all([readShopPoints(request), readSeo(request)])
  const title = pageHeading(seo, routeTitle('shops'))
  const search = shopSearch(request.url)
  const list = shopListView(known, search)
  const found = foundShops(known, search)
  return {
    data: { ...list, title, places: placesView(request, shopMarkers(found)) },
    head: { title, seo, noindex: request.url !== request.path }
  }
})
