import * as z from 'zod/mini'

/** A thing of an order beside what it is today. Prices apiece in rubles. */
export const repeatLine = z.object({
  /** With its colour and size: of two sizes only one may have changed. */
  title: z.string(),
  /** Pieces that were ordered. */
  count: z.number(),
  /** Pieces that can be bought now. */
  stock: z.number(),
  paidPrice: z.number(),
  /** 0 where nothing can be bought. */
  price: z.number()
})

export type RepeatLine = z.output<typeof repeatLine>
