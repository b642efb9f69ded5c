import { pageHeading } from '../catalog/seo/head.ts'
import { shopListView, shopSearch } from '../content/shop-list.view.ts'
import { foundShops, shopMarkers } from '../content/shop-points.ts'
import { routeTitle } from '../routes/routes.messages.ts'

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
