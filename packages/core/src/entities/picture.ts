import * as z from 'zod/mini'

/** A picture of the image minifier; `cover` names the tile's colour behind a cut-out subject. */
export const picture = z.object({
  fileId: z.string(),
  alt: z.string(),
  cover: z.optional(z.enum(['rose', 'mint', 'sky', 'lemon', 'stone']))
})

export type Picture = z.output<typeof picture>
