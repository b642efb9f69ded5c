import * as z from 'zod/mini'

import { picture } from './picture.ts'

/** Spec §3 «title block» with pictures: a slide, a tile, a promotion. */
export const banner = z.object({
  code: z.string(),
  place: z.enum(['slider', 'tile', 'wide']),
  title: z.string(),
  text: z.string(),
  link: z.nullable(z.object({ url: z.string(), text: z.string() })),
  cover: z.enum(['rose', 'mint', 'sky', 'lemon', 'stone', 'board']),
  images: z.array(picture)
})

/** A page of texts; `html` is sanitised. */
export const contentPage = z.object({ code: z.string(), title: z.string(), html: z.string() })

export type Banner = z.output<typeof banner>
export type ContentPage = z.output<typeof contentPage>
