import * as z from 'zod/mini'

import { picture } from './picture.ts'
import { repeatLine } from './repeat-line.ts'

/** A basket that was put aside under a name. */
export const keptBasket = z.object({
  id: z.string(),
  name: z.string(),
  keptAt: z.string(),
  /** Pieces; a set counts once. */
  count: z.number(),
  /** Different things, of which `items` shows the first. */
  lines: z.number(),
  items: z.array(z.object({ groupId: z.number(), title: z.string(), image: z.nullable(picture) }))
})

export type KeptBasket = z.output<typeof keptBasket>

/** A thing of a kept basket beside what it is today: a product, or a set as the basket names it. */
export const keptLine = z.extend(repeatLine, {
  groupId: z.nullable(z.number()),
  setId: z.nullable(z.string())
})

export type KeptLine = z.output<typeof keptLine>
