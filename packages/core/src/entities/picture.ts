import * as z from 'zod/mini'

import { openEnum } from './open-enum.ts'

/** A picture of the image minifier; `cover` names the tile's colour behind a cut-out subject. */
export const picture = z.object({
  fileId: z.string(),
  alt: z.string(),
  cover: z.optional(openEnum(['rose', 'mint', 'sky', 'lemon', 'stone'], 'stone')),
  /** Code of the colour of the product that it shows. */
  color: z.optional(z.string()),
  /** Extension of the film with the same file id, whose poster the picture is; of another kind, none. */
  video: z.optional(openEnum(['mp4', 'webm'], undefined))
})

/** One file of a picture that differs by the width of the screen (§3); widths are px. */
export const imageBreakpoint = z.object({
  fileId: z.string(),
  /** The extension and format of the minifier; '' for the one that suits the browser. */
  pictureType: openEnum(['', 'jpg', 'webp', 'svg'], ''),
  imageWidth: z.number(),
  /** Shown up to this width of the screen; null for the widest ones. */
  maxWidth: z.nullable(z.number())
})

export type ImageBreakpoint = z.output<typeof imageBreakpoint>
export type Picture = z.output<typeof picture>
