import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'
import { newsCard, newsItem, newsTag, newsType } from '../entities/news.ts'
import { pagingMeta, pagingQuery } from '../entities/paging.ts'

/** Without a type articles and news: the blog. `tags` are those of all that the type has. */
export const listNews = endpoint({
  method: 'GET',
  path: '/news/v1',
  publicSeconds: 60,
  query: z.extend(pagingQuery, {
    type: z.optional(newsType),
    tag: z.optional(z.string().check(z.maxLength(100)))
  }),
  response: z.object({ data: z.array(newsCard), meta: pagingMeta, tags: z.array(newsTag) })
})

/** `id` is a number or a code. */
export const getNews = endpoint({
  method: 'GET',
  path: '/news/v1/{id}',
  publicSeconds: 60,
  response: newsItem
})
