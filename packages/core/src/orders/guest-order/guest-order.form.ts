import { defineForm } from '../../forms/form.ts'
import type { FieldRules } from '../../platform/field-rules.ts'
import { typedText } from '../../values/spelling/typed-text.ts'
import { fieldValidators } from '../../values/validation/field-validators.ts'
import { required } from '../../values/validation/validators.ts'
import type { GuestOrderCode, GuestOrderQuestion } from './guest-orders.ts'

interface GuestOrderFacts extends FieldRules {
  /** As far as the page knows it. */
  readonly number?: string | undefined
}

/** Which order a guest looks for; its code goes to the e-mail. */
export const guestOrderForm = /* @__PURE__ */ defineForm({
  name: 'guest-order',
  values: ({ number = '' }: GuestOrderFacts): GuestOrderQuestion => ({ number, email: '' }),
  check: ({ number, email }, rules) => ({
    number: required(number),
    email: fieldValidators(rules).mailbox(email)
  }),
  body: ({ number, email }): GuestOrderQuestion => ({
    number: typedText(number),
    email: typedText(email)
  })
})

/** The code of the letter; `ticket` says of which. */
export const guestCodeForm = /* @__PURE__ */ defineForm({
  name: 'guest-order-code',
  values: (_: Pick<GuestOrderCode, 'ticket'>) => ({ code: '' }),
  check: ({ code }) => ({ code: required(code) }),
  body: ({ code }, { ticket }): GuestOrderCode => ({ ticket, code: typedText(code) })
})
