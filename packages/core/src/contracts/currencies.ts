import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { currency } from '../entities/site.ts'

export const listCurrencies = endpoint({
  method: 'GET',
  path: '/currencies/v1',
  response: z.object({ data: z.array(currency) })
})
