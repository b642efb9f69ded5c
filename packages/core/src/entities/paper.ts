import * as z from 'zod/mini'

/** An invoice to pay by, and the note that goes with the goods. */
export const paperKind = z.enum(['invoice', 'deliveryNote'])

/** A paper of an order as a file; `content` in base64. */
export const paper = z.object({
  fileName: z.string(),
  mediaType: z.literal('application/pdf'),
  content: z.string()
})

export type PaperKind = z.output<typeof paperKind>
export type Paper = z.output<typeof paper>
