import { listShopPoints } from '@vitrina/core/contracts'
import { routeTitle } from '@vitrina/core/routes'
import { shopListView, shopSearch } from '@vitrina/core/shops'

import { defineLoader } from '../../page/define-loader.ts'
import { readSeo } from '../../page/read-seo.ts'

export const loader = defineLoader('shops', async request => {
  const [known, seo] = await Promise.all([
    request.shared('shop points', backend => backend(listShopPoints, { query: {} })),
    readSeo(request)
  ])
  const title = seo?.h1 || routeTitle('shops')
  const list = shopListView(known, shopSearch(request.url))
  return {
    data: { ...list, title },
    head: { title, seo, noindex: request.url !== request.path }
  }
})
