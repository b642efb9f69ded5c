import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { contentPage, pageHit, pageNode } from '../entities/content.ts'
import { pagingMeta, pagingQuery } from '../entities/paging.ts'

export const getPage = endpoint({
  method: 'GET',
  path: '/pages/v1',
  publicSeconds: 60,
  query: z.object({ code: z.string().check(z.maxLength(100)) }),
  response: contentPage
})

/** All pages by their place, without their texts. */
export const listPageTree = endpoint({
  method: 'GET',
  path: '/pages/v1/short/tree',
  publicSeconds: 60,
  response: z.object({ data: z.array(pageNode) })
})

/** `corrected` is the text really searched, when the typed one found nothing. */
export const searchPages = endpoint({
  method: 'GET',
  path: '/pages/v1/search',
  publicSeconds: 60,
  query: z.extend(pagingQuery, {
    /** Longer texts are cut, not refused. */
    query: z.string().check(z.maxLength(10_000))
  }),
  response: z.object({
    data: z.array(pageHit),
    meta: pagingMeta,
    corrected: z.nullable(z.string())
  })
})
