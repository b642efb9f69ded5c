import type { Order } from '../../entities/order.ts'
import { toFailure } from '../../platform/api-error.ts'
import { type CheckoutContext, noDelivery, type PlacedOrder } from '../order-form/checkout-state.ts'
import { orderTotal } from './checkout.selectors.ts'
import { newTotalOf, type OrderBody } from './place-order.ts'

/** Why an order was not placed. */
export interface Refusal {
  readonly status: number
  /** Rubles the order costs now, when that is why it was refused. */
  readonly total: number | undefined
}

/** What is sent as the order: the form, with the calculation and the sum that the visitor saw. */
export function bodyOf(checkout: CheckoutContext): OrderBody {
  const { needsDelivery, newTotal, basketVersion } = checkout
  const form = checkout.form
  const calculation = needsDelivery ? checkout.calculation : undefined
  const { personalDelivery, personalShipping } = needsDelivery ? form : noDelivery
  return {
    ...form,
    personalShipping,
    personalDelivery: {
      ...personalDelivery,
      calculationId: calculation?.calculationId ?? ''
    },
    deliveryDescription: { price: calculation?.price ?? 0 },
    expectedPrice: newTotal ?? orderTotal(checkout) ?? 0,
    basketVersion
  }
}

/** Why an order was refused: its status, and the sum that holds now. */
export const refusalOf = (error: unknown): Refusal => ({
  status: toFailure(error).status,
  total: newTotalOf(error)
})

/** What is left of an order once it is placed. */
export function placedFrom(order: Order): PlacedOrder {
  const { id, number, payment } = order
  const { billId } = payment
  return { orderId: id, number, billId: billId ?? '' }
}
