import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { category } from '../entities/category.ts'
import { profile, userRole } from '../entities/profile.ts'

/** Who the visitor is and what the menu shows; `profile` is null for a guest. */
export const getInit = endpoint({
  method: 'GET',
  path: '/init/v1',
  query: z.object({
    nestingLevel: z.optional(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(5)))
  }),
  response: z.object({
    roles: z.array(userRole),
    priceRole: z.string(),
    profile: z.nullable(profile),
    categories: z.array(category)
  })
})
