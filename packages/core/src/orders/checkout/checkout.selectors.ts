import { KOPECKS, kopecks } from '../../values/price/kopecks.ts'
import {
  addressNeedsMessages,
  checkoutMessages as messages
} from '../order-form/checkout.messages.ts'
import { checkoutRefusal } from '../order-form/checkout-offers.ts'
import { askedPlace, type CheckoutContext, isDeliveryChosen } from '../order-form/checkout-state.ts'
import { addressFaults } from '../order-form/order-form.ts'

/** Rubles of the delivery, the last known while a new one is counted; undefined where none is. */
export function deliveryPrice(checkout: CheckoutContext): number | undefined {
  const { needsDelivery, calculation, lastCalculation, deliveryFailure } = checkout
  if (!needsDelivery) return 0
  // The last price says nothing of a place that is not chosen yet, or where nothing is sent to.
  if (!isDeliveryChosen(checkout)) return undefined
  return (calculation ?? (deliveryFailure === '' ? lastCalculation : undefined))?.price
}

/** The shown delivery does not hold any more, and no new one is there yet. */
export const isDeliveryStale = (checkout: CheckoutContext) =>
  checkout.needsDelivery && isDeliveryChosen(checkout) && checkout.calculation === undefined

/** What is said of the chosen delivery; empty words while there is nothing to say. */
export interface DeliveryQuote {
  readonly state: 'lacking' | 'counting' | 'counted' | 'failed'
  readonly words: string
}

/** What the chosen delivery promises, what its address lacks, or why it could not be counted. */
export function deliveryQuote(checkout: CheckoutContext): DeliveryQuote {
  const { deliveryFailure, calculation } = checkout
  if (askedPlace(checkout.form) === 'address' && !isDeliveryChosen(checkout)) {
    return {
      state: 'lacking',
      words: addressNeedsMessages.lacking(lackingParts(checkout).join(', '))
    }
  }
  if (deliveryFailure !== '') return { state: 'failed', words: deliveryFailure }
  if (isDeliveryStale(checkout)) return { state: 'counting', words: messages.counting }
  return { state: 'counted', words: calculation?.description ?? '' }
}

/** The parts of an address that have to be filled in before its delivery is counted. */
function lackingParts({ form, rules }: CheckoutContext): readonly string[] {
  const faults = addressFaults(form, rules.sets)
  const parts = Object.entries(addressNeedsMessages.parts)
  const named = parts.filter(([check]) => check in faults)
  return (named.length > 0 ? named : parts).map(([, part]) => part)
}

/** Rubles to pay; undefined until the basket and the delivery are both fresh. */
export function orderTotal(checkout: CheckoutContext): number | undefined {
  const { goodsPrice, calculation, needsDelivery } = checkout
  const delivery = needsDelivery ? calculation?.price : 0
  if (goodsPrice === undefined || delivery === undefined) return undefined
  // Sums of kopecks, not of binary fractions.
  return kopecks(goodsPrice + delivery) / KOPECKS
}

/** A submit waits, is sent or leaves for the bank: nothing is to be told or asked yet. */
export const isUnderWay = ({ phase }: CheckoutContext) =>
  phase === 'waitingForSums' || phase === 'submitting' || phase === 'paying'

/** Something is chosen, but what it costs is still being counted. */
export const isWaitingForSums = (checkout: CheckoutContext) =>
  checkout.goodsPrice === undefined ||
  (isDeliveryStale(checkout) && checkout.deliveryFailure === '')

/** How far the order has come: one word for every front, before the engine is there and after. */
export const checkoutPhase = ({ phase }: CheckoutContext) => phase

/**
 * Why an order cannot be placed, for a front that tells it in one place: what is wrong with single
 * fields, else what the order as a whole lacks. Empty when nothing is known to be wrong.
 */
export function checkoutFaults(checkout: CheckoutContext): readonly string[] {
  const refusal = checkoutRefusal(checkout)
  if (refusal && refusal.fields.length > 0) return refusal.fields.map(({ message }) => message)
  const { deliveryFailure, offers } = checkout
  const failure = refusal?.message || deliveryFailure || offers?.paymentFailure
  return failure ? [failure] : []
}

/** What the visitor confirms when the sum has moved. */
export const newTotal = (checkout: CheckoutContext) => checkout.newTotal
