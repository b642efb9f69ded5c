import { needObject } from '../errors/given.ts'
import { type CheckoutContext, isDeliveryChosen } from './checkout-state.ts'

/** Rubles of the delivery, the last known while a new one is counted. */
export const deliveryPrice = ({ calculation, lastCalculation }: CheckoutContext) =>
  (calculation ?? lastCalculation)?.price

/** The shown delivery does not hold any more, and no new one is there yet. */
export const isDeliveryStale = (checkout: CheckoutContext) =>
  checkout.calculation === undefined && (!checkout.needsDelivery || isDeliveryChosen(checkout.form))

/** Rubles to pay; undefined until the basket and the delivery are both fresh. */
export function orderTotal({ goodsPrice, calculation }: CheckoutContext): number | undefined {
  if (goodsPrice === undefined || calculation === undefined) return undefined
  // Sums of kopecks, not of binary fractions.
  return Math.round((goodsPrice + calculation.price) * 100) / 100
}

export const canSubmit = (checkout: CheckoutContext) => !isWaitingForSums(checkout)

/** Something is chosen, but what it costs is still being counted. */
export const isWaitingForSums = (checkout: CheckoutContext) =>
  checkout.goodsPrice === undefined ||
  (isDeliveryStale(checkout) && checkout.deliveryFailure === '')

export const fieldError = ({ errors }: CheckoutContext, path: string) =>
  needObject(errors, 'fieldError(checkout.errors)')[path]

/** The lines of the summary: field path and message, in the order of the form. */
export const errorSummary = ({ errors }: CheckoutContext) =>
  Object.entries(needObject(errors, 'errorSummary(checkout.errors)')).map(([path, message]) => ({
    path,
    message
  }))

export const checkoutMessage = ({ failure }: CheckoutContext) => failure?.message ?? ''

/** What the visitor confirms when the sum has moved. */
export const newTotal = (checkout: CheckoutContext) => checkout.newTotal

export const placedOrder = (checkout: CheckoutContext) => checkout.placed
