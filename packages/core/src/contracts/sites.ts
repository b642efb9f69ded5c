import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { site } from '../entities/site.ts'

export const listSites = endpoint({
  method: 'GET',
  path: '/sites/v1',
  response: z.object({ data: z.array(site) })
})
