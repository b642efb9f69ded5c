import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { pagingMeta, pagingQuery } from '../entities/paging.ts'
import { partner, partnerCard } from '../entities/partner.ts'

export const listPartners = endpoint({
  method: 'GET',
  path: '/partners/v1',
  publicSeconds: 60,
  query: z.extend(pagingQuery, {
    /** `true` leaves the brands that have a size table. */
    sizes: z.optional(z.enum(['true', 'false']))
  }),
  response: z.object({ data: z.array(partnerCard), meta: pagingMeta })
})

/** `id` is a number or a code. */
export const getPartner = endpoint({
  method: 'GET',
  path: '/partners/v1/{id}',
  publicSeconds: 60,
  response: partner
})
