import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { pagingMeta, pagingQuery } from '../entities/paging.ts'
import { userRole } from '../entities/profile.ts'
import { suggestionOption } from '../entities/shipping.ts'

const text = z.string().check(z.maxLength(300))

/** The segment of the path is withheld by the specification: configurable (N13). */
export const suggestAddresses = endpoint({
  method: 'GET',
  path: '/address-suggestions/v1/address',
  query: z.object({ text, kladrId: z.optional(z.string().check(z.maxLength(20))) }),
  response: z.object({ data: z.array(suggestionOption) })
})

export const suggestCities = endpoint({
  method: 'GET',
  path: '/address-suggestions/v1/cities',
  query: z.object({ text }),
  response: z.object({ data: z.array(suggestionOption) })
})

/**
 * Full names while they are typed; for `role` the visitor really has, those he has sent orders to
 * come first, with their addresses. Its path is not shown: configurable as a whole.
 */
export const suggestNames = endpoint({
  method: 'GET',
  path: '/address-suggestions/v1/names',
  query: z.object({
    fio: z.string().check(z.maxLength(200)),
    role: z.optional(userRole),
    page: pagingQuery.shape.page,
    pageSize: pagingQuery.shape.limit
  }),
  response: z.object({ data: z.array(suggestionOption), meta: pagingMeta })
})
