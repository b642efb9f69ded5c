import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { pagingMeta, pagingQuery } from '../entities/paging.ts'
import { productCard } from '../entities/product.ts'

const INTEGER_MAX = 2_147_483_647
/** As many as a guest's list on the device can hold. */
const MERGED_MAX = 500

const productId = z.int().check(z.gte(1), z.lte(INTEGER_MAX))

/** Ids of all favourites, newest first, also of products that are not on sale now. */
const favoriteIds = z.object({ data: z.array(z.number()) })

/** Newest first; six on a page unless asked otherwise. Products that are gone are left out. */
export const listFavorites = endpoint({
  method: 'GET',
  path: '/favorites/v1',
  signedIn: true,
  query: pagingQuery,
  response: z.object({ data: z.array(productCard), meta: pagingMeta })
})

/** Puts a product in, or takes it out when it is in: never repeat it after an unclear failure. */
export const toggleFavorite = endpoint({
  method: 'PUT',
  path: '/favorites/v1',
  signedIn: true,
  body: z.object({ product: productId }),
  response: z.object({ product: z.number(), favorite: z.boolean() })
})

/** Asked for at the start; the `paths` of a configuration may name another path of it (N4). */
export const listFavoriteIds = endpoint({
  method: 'GET',
  path: '/favorites/v1/ids',
  signedIn: true,
  response: favoriteIds
})

/** Adds a guest's list, newest first. The same list twice changes nothing. */
export const mergeFavorites = endpoint({
  method: 'POST',
  path: '/favorites/v1/merge',
  signedIn: true,
  body: z.object({ productIds: z.array(productId).check(z.maxLength(MERGED_MAX)) }),
  response: favoriteIds
})
