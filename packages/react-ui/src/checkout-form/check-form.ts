import { type FieldErrors, type OrderForm, realLengths, validateOrderForm } from '@vitrina/core'

/** What is wrong with a form by the rules of §5; fetched with the engine, on the first edit. */
export const checkForm = (form: OrderForm): FieldErrors =>
  validateOrderForm(form, { phoneLengths: realLengths })
