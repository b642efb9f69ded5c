import { type BrandView, brandView } from '../catalog/brands/brand.view.ts'
import { pageHeading } from '../catalog/seo/head.ts'
import { listPartners } from '../contracts/partners.ts'
import { routeTitle } from '../routes/routes.messages.ts'
import { defineLoader, type ShopRequest } from './define-loader.ts'
import { readSeo } from './read-seo.ts'

/** More than any shop has on one page. */
const BRANDS_MAX = 100

/** All brands in their order, or those that have a size table. */
export const readBrands = (
  { shared }: Pick<ShopRequest, 'shared'>,
  only?: 'sizes'
): Promise<readonly BrandView[]> =>
  shared(`brands ${only ?? ''}`, async backend => {
    const query = { limit: BRANDS_MAX, ...(only === 'sizes' && { sizes: 'true' as const }) }
    return (await backend(listPartners, { query })).data.map(brandView)
  })

export const brands = defineLoader('brands', async request => {
  const [brands, seo] = await Promise.all([readBrands(request), readSeo(request)])
  const title = pageHeading(seo, routeTitle('brands'))
  return { data: { title, brands }, head: { title, seo } }
})

export const sizes = defineLoader('sizes', async request => {
  const [brands, seo] = await Promise.all([readBrands(request, 'sizes'), readSeo(request)])
  const title = pageHeading(seo, routeTitle('sizes'))
  return { data: { title, brands }, head: { title, seo } }
})
