import * as z from 'zod/mini'

import { openEnum } from './open-enum.ts'

/** An invoice to pay by, and the note that goes with the goods. */
export const paperKind = z.enum(['invoice', 'deliveryNote'])

const PDF = 'application/pdf'
/** Any other paper is only to be downloaded. */
const FILE = 'application/octet-stream'

/** A paper of an order as a file; `content` in base64. */
export const paper = z.object({
  fileName: z.string(),
  mediaType: openEnum([PDF, FILE], FILE),
  content: z.string()
})

export type PaperKind = z.output<typeof paperKind>
export type Paper = z.output<typeof paper>
