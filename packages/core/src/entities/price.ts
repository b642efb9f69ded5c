import * as z from 'zod/mini'

/** A product's price for one price role, in rubles. */
export const cardPrice = z.object({ price: z.number(), priceRole: z.string() })

/** A quantity tier: `price` rubles apiece from `limit` pieces on (B2). */
export const offerPrice = z.object({
  price: z.number(),
  limit: z.number(),
  priceRole: z.string()
})

export type CardPrice = z.output<typeof cardPrice>
export type OfferPrice = z.output<typeof offerPrice>
