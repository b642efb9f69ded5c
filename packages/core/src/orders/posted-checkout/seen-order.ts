import * as z from 'zod/mini'
import { deliveryCalculation } from '../../entities/delivery.ts'
import { orderTotal } from '../checkout/checkout.selectors.ts'
import { type CheckoutContext, deliveryKey } from '../order-form/checkout-state.ts'

/** What the page showed on which its form stands: the order is placed for this sum or not at all. */
const seenOrder = z.object({
  /** Rubles. */
  total: z.number(),
  basketVersion: z.number(),
  needsDelivery: z.boolean(),
  /** Which delivery was counted. */
  place: z.string(),
  calculation: z.optional(deliveryCalculation)
})

export type SeenOrder = z.output<typeof seenOrder>

/** What a hidden field keeps of a page; empty while its sum is not counted. */
export function seenText(checkout: CheckoutContext, basketVersion: number): string {
  const { form, needsDelivery, calculation } = checkout
  const total = orderTotal(checkout)
  if (total === undefined) return ''
  const place = deliveryKey(form)
  const seen: SeenOrder = { total, basketVersion, needsDelivery, place, calculation }
  return JSON.stringify(seen)
}

/** Undefined where nothing was seen, and of what a page never wrote. */
export function readSeen(text: string): SeenOrder | undefined {
  try {
    return z.parse(seenOrder, JSON.parse(text))
  } catch {
    return undefined
  }
}
