import { objectOf } from '../../platform/input.ts'
import { typedText } from '../spelling/typed-text.ts'
import { mailboxMessages, validationMessages as messages } from './validation.messages.ts'
import type { Validator } from './validator.ts'

const EMAIL_MAX_LENGTH = 254
// Each part excludes its own separator, so the match is linear in time (P5).
const EMAIL =
  /^[^\s@<>()[\],;:"\\\p{Cc}]{1,64}@(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u
/** «аnna@…» with a Russian «а» is nobody's mailbox; «anna@пример.com» may be one. */
const MIXED = /\p{sc=Cyrillic}[a-z]|[a-z]\p{sc=Cyrillic}/iu
// The one login which is not an e-mail.
const ADMIN = 'admin'

export interface EmailRules {
  /** Off for forms which need a real mailbox (P4). */
  readonly allowAdmin: boolean
}

/** An e-mail rule; without `allowAdmin` only real mailboxes. */
export const emailWith =
  (rules: EmailRules = { allowAdmin: true }): Validator =>
  value => {
    const { allowAdmin } = objectOf(rules)
    const address = typedText(value)
    if (address === '') return messages.emailEmpty
    if (allowAdmin && address === ADMIN) return undefined
    if (!isEmail(address)) return messages.emailInvalid
    return MIXED.test(address) ? mailboxMessages.mixed : undefined
  }

/** The shop’s e-mail rule; «admin» is let through (P4). */
export const email = /* @__PURE__ */ emailWith({ allowAdmin: true })

const isEmail = (address: string) => address.length <= EMAIL_MAX_LENGTH && EMAIL.test(address)
