import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { collection } from '../entities/collection.ts'
import { filter } from '../entities/filter.ts'
import { pagingMeta, pagingQuery } from '../entities/paging.ts'
import { productCard } from '../entities/product.ts'
import { productSort } from './catalog.ts'

export const listCollections = endpoint({
  method: 'GET',
  path: '/collections/v1',
  publicSeconds: 60,
  query: pagingQuery,
  response: z.object({ data: z.array(collection), meta: pagingMeta })
})

/** `id` is a number or a code. */
export const listCollectionProducts = endpoint({
  method: 'GET',
  path: '/collections/v1/{id}/products',
  query: z.extend(pagingQuery, {
    sort: z.optional(productSort),
    /** Ids of filter values: any of one filter, all filters together. */
    values: z.optional(z.array(z.coerce.number<number>()).check(z.maxLength(200)))
  }),
  response: z.object({ collection, data: z.array(productCard), meta: pagingMeta })
})

/** The filters that make sense in a collection, or in all of them; by priority. */
export const listCollectionFilters = endpoint({
  method: 'GET',
  path: '/collections/v1/filters',
  publicSeconds: 60,
  query: z.object({ id: z.optional(z.string().check(z.maxLength(200))) }),
  response: z.object({ data: z.array(filter) })
})
