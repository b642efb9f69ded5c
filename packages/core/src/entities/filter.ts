import * as z from 'zod/mini'

import { openEnum } from './open-enum.ts'

/** `dependedValues`: ids of values of other filters; see `countingValues` of `catalog/`. */
const filterValue = z.object({
  id: z.number(),
  code: z.string(),
  title: z.string(),
  hex: z.optional(z.string()),
  dependedValues: z.array(z.number())
})

export const filter = z.object({
  id: z.number(),
  code: z.string(),
  title: z.string(),
  kind: openEnum(['choice', 'size', 'color'], 'choice'),
  priority: z.number(),
  seo: z.boolean(),
  values: z.array(filterValue)
})

/** How many products each value would leave, counted under all the other filters. */
export const facets = z.object({
  filters: z.array(
    z.object({
      code: z.string(),
      values: z.array(z.object({ id: z.number(), count: z.number() }))
    })
  ),
  /** Rubles; null when nothing was found. */
  price: z.nullable(z.object({ min: z.number(), max: z.number() })),
  inStock: z.number()
})

export type Filter = z.output<typeof filter>
export type FilterValue = z.output<typeof filterValue>
export type Facets = z.output<typeof facets>
