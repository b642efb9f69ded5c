import { pageHeading } from '@vitrina/core/catalog'
import { routeTitle } from '@vitrina/core/routes'

import { readBrands } from './brands.ts'
import { defineLoader } from './define-loader.ts'
import { readSeo } from './read-seo.ts'

export const loader = defineLoader('sizes', async request => {
  const [brands, seo] = await Promise.all([readBrands(request, 'sizes'), readSeo(request)])
  const title = pageHeading(seo, routeTitle('sizes'))
  return { data: { title, brands }, head: { title, seo } }
})
