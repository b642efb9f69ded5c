import * as z from 'zod/mini'

import { picture } from './picture.ts'

/** Rows and columns as they are printed; the first column names the size. */
export const sizeTable = z.object({
  code: z.string(),
  title: z.string(),
  /** How to measure, in a sentence or two. */
  note: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string()))
})

/** A brand in a list. */
export const partnerCard = z.object({
  id: z.number(),
  code: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.nullable(picture),
  productsCount: z.number(),
  hasSizeTable: z.boolean()
})

/** A brand's page. Its goods are those of the filter `brand` with its code. */
export const partner = z.extend(partnerCard, {
  /** Sanitised. */
  html: z.string(),
  images: z.array(picture),
  sizeTable: z.nullable(sizeTable)
})

export type SizeTable = z.output<typeof sizeTable>
export type PartnerCard = z.output<typeof partnerCard>
export type Partner = z.output<typeof partner>
