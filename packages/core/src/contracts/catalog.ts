import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { category } from '../entities/category.ts'
import { facets, filter } from '../entities/filter.ts'
import { pagingFields, pagingMeta } from '../entities/paging.ts'
import { product, productCard } from '../entities/product.ts'

const code = z.string().check(z.maxLength(200))

/** Catalogue orders; `popular` is the default. */
export const productSort = z.enum(['popular', 'price', 'price-desc', 'new', 'rating', 'discount'])

/** Which products are meant. Filters name values by code; unknown codes are ignored. Rubles. */
export const productSelection = z.object({
  /** Path of a category (`codes/from/root`); its whole branch counts. */
  category: z.optional(z.string().check(z.maxLength(500))),
  filters: z.optional(z.record(code, z.array(code).check(z.maxLength(200)))),
  priceFrom: z.optional(z.number().check(z.gte(0))),
  priceTo: z.optional(z.number().check(z.gte(0))),
  inStock: z.optional(z.boolean()),
  /** Text of a search; longer texts are cut, not refused. */
  search: z.optional(z.string().check(z.maxLength(10_000))),
  collection: z.optional(code),
  sticker: z.optional(code)
})

/** `corrected` is the text really searched, when the typed one found nothing. */
export const listProducts = endpoint({
  method: 'POST',
  path: '/catalog/v1/products',
  reads: true,
  body: z.extend(productSelection, {
    sort: z.optional(productSort),
    ...pagingFields,
    /** Facet counts cost time: a shelf leaves them out. */
    facets: z.optional(z.boolean())
  }),
  response: z.object({
    data: z.array(productCard),
    meta: pagingMeta,
    facets: z.nullable(facets),
    corrected: z.nullable(z.string())
  })
})

export const countProducts = endpoint({
  method: 'POST',
  path: '/catalog/v1/products/count',
  reads: true,
  body: productSelection,
  response: z.object({ count: z.number() })
})

/** By `id` or `code`; one of them is needed. */
export const viewProduct = endpoint({
  method: 'GET',
  path: '/catalog/v1/products/view',
  query: z
    .object({ id: z.optional(z.coerce.number<number>()), code: z.optional(code) })
    .check(z.refine(({ id, code }) => id !== undefined || code !== undefined, { path: ['code'] })),
  response: product
})

/** Unknown ids are left out; at most 50 at once. */
export const listProductsByIds = endpoint({
  method: 'GET',
  path: '/catalog/v1/products/by-ids',
  query: z.object({
    ids: z.array(z.coerce.number<number>().check(z.int())).check(z.maxLength(50))
  }),
  response: z.object({ data: z.array(productCard) })
})

export const listCategories = endpoint({
  method: 'GET',
  path: '/catalog/v1/categories',
  response: z.object({ data: z.array(category) })
})

/** The filters that make sense in a category, by priority. */
export const listFilters = endpoint({
  method: 'GET',
  path: '/catalog/v1/filters',
  query: z.object({ category: z.optional(z.string().check(z.maxLength(500))) }),
  response: z.object({ data: z.array(filter) })
})
