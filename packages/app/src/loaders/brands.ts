import { type BrandView, brandView } from '@vitrina/core/catalog'
import { listPartners } from '@vitrina/core/contracts'

import type { ShopRequest } from './define-loader.ts'

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
