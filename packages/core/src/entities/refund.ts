import * as z from 'zod/mini'

import { openEnum, openWord } from './open-enum.ts'
import { picture } from './picture.ts'

/** Why a buyer sends goods back; `changed_mind` and `size` are accepted for a limited time. */
export const refundReason = z.enum(['changed_mind', 'size', 'defect', 'wrong_item'])

/** A reason as the shop offers it: the buyer's choice is sent back as it came. */
const offeredReason = openWord(refundReason.options)

const refundStatus = z.object({
  code: openWord(['new', 'approved', 'rejected', 'done']),
  title: z.string(),
  tone: openEnum(['waiting', 'moving', 'done', 'cancelled'], 'moving')
})

/** Goods of an order that go back, what came of it and the money for them in rubles. */
export const refund = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  createdAt: z.string(),
  status: refundStatus,
  reason: z.object({ code: offeredReason, title: z.string() }),
  comment: z.string(),
  fileIds: z.array(z.string()),
  items: z.array(
    z.object({
      groupId: z.number(),
      title: z.string(),
      variant: z.string(),
      image: z.nullable(picture),
      count: z.number()
    })
  ),
  /** What the buyer gets back: the promo code and the bonuses spent are taken off in proportion. */
  sum: z.number(),
  /** The shop's words, for example why it was refused. */
  answer: z.string()
})

/** What of an order can still be sent back, and for which reasons. */
export const refundable = z.object({
  items: z.array(z.object({ groupId: z.number(), count: z.number() })),
  reasons: z.array(z.object({ code: offeredReason, title: z.string() }))
})

export type Refund = z.output<typeof refund>
export type Refundable = z.output<typeof refundable>
export type RefundReason = z.output<typeof refundReason>
