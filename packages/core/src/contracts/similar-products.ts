import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { productCard } from '../entities/product.ts'

export const listSimilarProducts = endpoint({
  method: 'POST',
  path: '/similar-products/v1',
  reads: true,
  body: z.object({
    productId: z.number(),
    limit: z.optional(z.int().check(z.gte(1), z.lte(50)))
  }),
  response: z.object({ data: z.array(productCard) })
})
