import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { seoPage } from '../entities/seo-page.ts'

/** Texts set by hand for an address of the shop: its path, never its query. */
export const getSeo = endpoint({
  method: 'GET',
  path: '/seo/v1',
  publicSeconds: 60,
  query: z.object({ url: z.string().check(z.maxLength(2048)) }),
  response: z.object({ data: z.nullable(seoPage) })
})
