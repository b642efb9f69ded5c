import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { organizationOption } from '../entities/organization.ts'

/** Organisations by the beginning of their INN or by words of their name. */
export const findOrganizations = endpoint({
  method: 'GET',
  path: '/organization-mapper/v1/party',
  query: z.object({ text: z.string().check(z.maxLength(300)) }),
  response: z.object({ data: z.array(organizationOption) })
})
