import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
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
