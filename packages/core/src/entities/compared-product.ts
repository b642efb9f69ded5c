import * as z from 'zod/mini'

import { productCard } from './product.ts'

const characteristic = z.object({ title: z.string(), value: z.string() })

/** A product as the comparison shows it: its card and every characteristic, by groups in order. */
export const comparedProduct = z.extend(productCard, {
  characteristicGroups: z.array(
    z.object({ title: z.string(), characteristics: z.array(characteristic) })
  )
})

export type ComparedProduct = z.output<typeof comparedProduct>
