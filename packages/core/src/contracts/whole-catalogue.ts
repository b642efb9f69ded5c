import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { productCard } from '../entities/product.ts'
import { walk } from './walk.ts'

/**
 * Every product of the site in the order of ids, for feeds; `next` is what to ask `after`, null behind the
 * last page. Not of the specification.
 */
export const listWholeCatalogue = endpoint({
  method: 'GET',
  path: '/catalog/v1/products/all',
  query: z.object(walk(500)),
  response: z.object({ data: z.array(productCard), next: z.nullable(z.number()) })
})

/** What an address of each product is made of, for maps of the site; asked as the whole catalogue is. */
export const listProductAddresses = endpoint({
  method: 'GET',
  path: '/catalog/v1/products/addresses',
  query: z.object(walk(10_000)),
  response: z.object({
    /** `path` is that of the product's first category, codes from the root. */
    data: z.array(z.object({ code: z.string(), path: z.string() })),
    next: z.nullable(z.number())
  })
})
