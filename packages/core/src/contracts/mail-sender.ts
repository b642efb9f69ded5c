import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { EMAIL_MAX } from '../entities/text-limits.ts'

/** Asks for a letter when the group is in stock again; asking twice is the same wish. */
export const requestRestockLetter = endpoint({
  method: 'POST',
  path: '/mail-sender/v1/restocked',
  guarded: true,
  body: z.object({ groupId: z.number(), email: z.string().check(z.maxLength(EMAIL_MAX)) }),
  response: z.object({ message: z.string() })
})
