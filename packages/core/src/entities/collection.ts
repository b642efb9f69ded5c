import * as z from 'zod/mini'

import { picture } from './picture.ts'

/** Goods gathered by hand; `image` is that of its first product. */
export const collection = z.object({
  id: z.number(),
  code: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.nullable(picture),
  productsCount: z.number()
})

export type Collection = z.output<typeof collection>
