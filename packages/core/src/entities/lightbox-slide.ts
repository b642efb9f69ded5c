import * as z from 'zod/mini'

import { lightboxContents } from './lightbox-content.ts'

export const lightboxContent = z.enum(lightboxContents)

/** A slide of the lightbox (§3). */
export const lightboxSlide = z.object({
  src: z.string(),
  type: lightboxContent,
  caption: z.optional(z.string()),
  thumb: z.optional(z.string()),
  srcset: z.optional(z.string()),
  sizes: z.optional(z.string()),
  /** Px. */
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  /** Opens the slide by the address's hash. */
  slug: z.optional(z.string()),
  downloadSrc: z.optional(z.string())
})

export type LightboxSlide = z.output<typeof lightboxSlide>
