import * as z from 'zod/mini'

import { offerPrice } from './price.ts'

/** What a line of a fast order may mean: one colour and size of a product. */
export const fastOrderItem = z.object({
  groupId: z.number(),
  title: z.string(),
  /** Colour and size, «синий, 134»; empty where there is nothing to choose. */
  option: z.string(),
  vendorCode: z.string(),
  barcode: z.string(),
  /** Pieces that can be sold to whoever asks. */
  stock: z.number(),
  /** Pieces of a package: orders of whoever asks are counted in whole ones. */
  step: z.number(),
  /** Tiers of his own price role. */
  prices: z.array(offerPrice)
})

export type FastOrderItem = z.output<typeof fastOrderItem>
