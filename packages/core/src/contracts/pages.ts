import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { contentPage } from '../entities/content.ts'

export const getPage = endpoint({
  method: 'GET',
  path: '/pages/v1',
  query: z.object({ code: z.string().check(z.maxLength(100)) }),
  response: contentPage
})
