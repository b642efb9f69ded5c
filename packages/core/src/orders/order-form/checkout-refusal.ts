import { checkoutMessages as messages } from './checkout.messages.ts'
import { type FieldError, fieldErrors, otherErrors } from './checkout-fields.ts'
import type { CheckoutContext } from './checkout-state.ts'

/** What keeps an order from being placed. */
export interface CheckoutRefusal {
  /** «Исправьте 2 поля, чтобы заказать», or what is wrong with the order as a whole. */
  readonly message: string
  /** One line per field that has to be mended, in the order of the page. */
  readonly fields: readonly FieldError[]
}

/** Fields can be mended: they are told first, then what the server says besides; undefined for nothing. */
export function checkoutRefusal({
  errors,
  failure
}: Pick<CheckoutContext, 'errors' | 'failure'>): CheckoutRefusal | undefined {
  const fields = fieldErrors(errors)
  if (fields.length > 0) return { message: messages.fix(fields.length), fields }
  const message = otherErrors(errors)[0] ?? failure?.message
  return message === undefined ? undefined : { message, fields }
}
