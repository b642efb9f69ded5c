import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { banner } from '../entities/content.ts'

/** The banners of every page; those of a category or a choice are asked for by their place. */
export const listBanners = endpoint({
  method: 'GET',
  path: '/banners/v1',
  publicSeconds: 60,
  response: z.object({ data: z.array(banner) })
})

/** `code` is a place, or one banner's own code. The best fit comes first. */
export const getBanner = endpoint({
  method: 'GET',
  path: '/banners/v1/{code}',
  publicSeconds: 60,
  query: z.object({
    /** Path of the category that is shown. */
    category: z.optional(z.string().check(z.maxLength(500))),
    /** Chosen filter values, each `filter:value`. */
    values: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200)))
  }),
  response: z.object({ data: z.array(banner) })
})
