import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { bonusUserType } from '../entities/bonus.ts'
import { category } from '../entities/category.ts'
import { openEnum, openList } from '../entities/open-enum.ts'
import { profile, userRole } from '../entities/profile.ts'

/**
 * Who the visitor is and what the menu shows; `profile` is null for a guest. Of roles that are not
 * told the token speaks (N1).
 */
export const getInit = endpoint({
  method: 'GET',
  path: '/init/v1',
  query: z.object({
    nestingLevel: z.optional(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(5)))
  }),
  response: z.object({
    roles: z.optional(openList(userRole.options)),
    priceRole: z.optional(z.string()),
    /** Which bonus account of the visitor counts (N12); of an unknown kind the token speaks, then the server. */
    bonusType: z.optional(z.nullable(openEnum(bonusUserType.options, undefined))),
    profile: z.nullable(profile),
    categories: z.array(category)
  })
})
