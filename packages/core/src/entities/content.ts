import * as z from 'zod/mini'

import { newsType } from './news.ts'
import { openEnum, openWord } from './open-enum.ts'
import { imageBreakpoint, picture } from './picture.ts'

const link = z.object({ url: z.string(), text: z.string() })

/** Spec §3: words with an optional way on; `class` names a look of the shop's own. */
export const titleBlock = z.object({
  title: z.string(),
  text: z.string(),
  class: z.string(),
  link: z.nullable(link)
})

export const bannerPlace = z.enum(['slider', 'tile', 'wide', 'listing'])

/** A picture of a banner, and the files that screens of other widths show in its place. */
export const bannerPicture = z.extend(picture, {
  breakpoints: z.optional(z.array(imageBreakpoint))
})

/** Spec §3 «title block» with pictures: a slide, a tile, a promotion. */
export const banner = z.object({
  code: z.string(),
  place: openWord(bannerPlace.options),
  title: z.string(),
  text: z.string(),
  link: z.nullable(link),
  cover: openEnum(['rose', 'mint', 'sky', 'lemon', 'stone', 'board'], 'stone'),
  images: z.array(bannerPicture),
  /** Path of the category whose branch shows it; null for every page. */
  category: z.nullable(z.string()),
  /** `filter:value`, one of which must be chosen; empty for any choice. */
  values: z.array(z.string())
})

/** A page of texts; `html` is sanitised. */
export const contentPage = z.object({
  code: z.string(),
  title: z.string(),
  html: z.string(),
  /** ISO time of the last change, where the shop keeps it. */
  updatedAt: z.optional(z.string())
})

/** A page among its neighbours; its address is `pagePath(code)`. */
export const pageNode = z.object({
  code: z.string(),
  title: z.string(),
  get children() {
    return z.array(pageNode)
  }
})

/** What a search among texts found: a page by its code, or news of a kind by its own. */
export const pageHit = z.object({
  kind: openWord(['page', ...newsType.options]),
  code: z.string(),
  title: z.string(),
  /** Plain text around the words found. */
  excerpt: z.string()
})

export type TitleBlock = z.output<typeof titleBlock>
export type Banner = z.output<typeof banner>
export type BannerPicture = z.output<typeof bannerPicture>
export type BannerPlace = z.output<typeof bannerPlace>
export type ContentPage = z.output<typeof contentPage>
export type PageNode = z.output<typeof pageNode>
export type PageHit = z.output<typeof pageHit>
