import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { banner } from '../entities/content.ts'

export const listBanners = endpoint({
  method: 'GET',
  path: '/banners/v1',
  response: z.object({ data: z.array(banner) })
})
