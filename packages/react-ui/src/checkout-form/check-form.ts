import { type FieldErrors, realLengths } from '@vitrina/core'
import { type CheckoutContext, validateOrderForm } from '@vitrina/core/checkout'

/** What is wrong with a form by the rules of §5; fetched with the engine, on the first edit. */
export const checkForm = ({
  form,
  needsDelivery
}: Pick<CheckoutContext, 'form' | 'needsDelivery'>): FieldErrors =>
  validateOrderForm(form, { phoneLengths: realLengths, needsDelivery })
