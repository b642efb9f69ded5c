import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { shopPoint, shopPointType, shopRegion } from '../entities/shop-point.ts'

/** Regions are those of the shops, in the order of the Russian alphabet. */
export const listShopPoints = endpoint({
  method: 'GET',
  path: '/shop-points/v1',
  publicSeconds: 60,
  query: z.object({
    type: z.optional(shopPointType),
    region: z.optional(z.string().check(z.maxLength(10)))
  }),
  response: z.object({ regions: z.array(shopRegion), shops: z.array(shopPoint) })
})
