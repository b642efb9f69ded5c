import { pageHeading } from '@vitrina/core/catalog'
import { routeTitle } from '@vitrina/core/routes'

import { readBrands } from '../../brands/brands.loader.ts'
import { defineLoader } from '../../page/define-loader.ts'
import { readSeo } from '../../page/read-seo.ts'

export const loader = defineLoader('sizes', async request => {
  const [brands, seo] = await Promise.all([readBrands(request, 'sizes'), readSeo(request)])
  const title = pageHeading(seo, routeTitle('sizes'))
  return { data: { title, brands }, head: { title, seo } }
})
