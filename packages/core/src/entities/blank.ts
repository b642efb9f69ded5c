import * as z from 'zod/mini'

import { openEnum } from './open-enum.ts'
import { picture } from './picture.ts'

/** How far a one-click order has come: the shop calls, then it becomes an order. */
export const blankStatus = z.object({
  code: z.string(),
  title: z.string(),
  tone: openEnum(['waiting', 'moving', 'done', 'cancelled'], 'moving')
})

const blankItem = z.object({
  groupId: z.number(),
  productId: z.number(),
  /** Address of the product's page; empty once it is gone. */
  url: z.string(),
  title: z.string(),
  variant: z.string(),
  image: z.nullable(picture),
  count: z.number(),
  price: z.number(),
  sum: z.number()
})

/** A one-click order: a name, a phone and what the visitor wants. Sums in rubles, times in ISO. */
export const blank = z.object({
  id: z.string(),
  number: z.string(),
  createdAt: z.string(),
  status: blankStatus,
  name: z.string(),
  phone: z.string(),
  commentary: z.string(),
  items: z.array(blankItem),
  price: z.number(),
  count: z.number(),
  canCancel: z.boolean(),
  /** The order it became; null before that. */
  orderId: z.nullable(z.string())
})

export type Blank = z.output<typeof blank>
export type BlankStatus = z.output<typeof blankStatus>
