import * as z from 'zod/mini'

import { openEnum } from './open-enum.ts'
import { picture } from './picture.ts'

/** The words of the news-like routes: advice, what happened, promotions. */
export const newsType = z.enum(['articles', 'news', 'actions'])

export const newsCard = z.object({
  id: z.number(),
  /** The last part of its address. */
  code: z.string(),
  type: openEnum(newsType.options, 'news'),
  title: z.string(),
  preview: z.string(),
  tags: z.array(z.string()),
  image: z.nullable(picture),
  /** ISO time. */
  publicationDate: z.string(),
  /** ISO time when a promotion ends; null when it has no end. */
  endsAt: z.nullable(z.string()),
  readingMinutes: z.number()
})

const newsNeighbour = z.object({
  id: z.number(),
  code: z.string(),
  title: z.string(),
  image: z.nullable(picture)
})

/** `previous` is the older neighbour of the same type, `next` the newer one. */
export const newsItem = z.extend(newsCard, {
  /** Sanitised. */
  html: z.string(),
  link: z.nullable(z.object({ url: z.string(), text: z.string() })),
  promoCode: z.nullable(z.string()),
  /** Code of the collection whose goods stand under the text. */
  collection: z.nullable(z.string()),
  previous: z.nullable(newsNeighbour),
  next: z.nullable(newsNeighbour)
})

export const newsTag = z.object({ title: z.string(), count: z.number() })

export type NewsType = z.output<typeof newsType>
export type NewsCard = z.output<typeof newsCard>
export type NewsItem = z.output<typeof newsItem>
export type NewsTag = z.output<typeof newsTag>
