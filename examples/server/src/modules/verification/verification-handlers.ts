import type { ContactKind } from '@vitrina/core/entities'
import type { ShopSettings } from '@vitrina/core/shop-file'
import { fieldValidators, typedMailbox, typedText } from '@vitrina/core/values'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import { refuseWrongFields } from '../../http/field-errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { writeLetter, writeText } from '../letters/write-letter.ts'
import { adoptGuestOrders } from '../users/guest-orders.ts'
import { tidyPhone } from '../users/personal-fields.ts'
import {
  CODE_LENGTH,
  CODE_LIFE_MINUTES,
  CODE_LIFE_SECONDS,
  checkCode,
  codeEnd,
  issueCode,
  RESEND_PAUSE_SECONDS
} from './codes.ts'
import { verificationMessages as messages } from './verification.messages.ts'

interface Contact {
  readonly kind: ContactKind
  readonly value: string
}

export const verificationHandlers = {
  async sendVerification({ body }, call) {
    const contact = tidyContact(body, call.settings.shop)
    await call.limits.spend('verificationAddress', call.visitor.ip)
    await call.db.transaction().execute(async trx => {
      const issue = await issueCode(trx, keyOf(contact), codeStore(call))
      if (issue.kind === 'tooEarly') throw tooEarly(issue.seconds)
      await call.limits.spend('verification', keyOf(contact))
      await writeCode(trx, contact, issue.code, call.now())
    })
    return {
      message: contact.kind === 'email' ? messages.sentByMail : messages.sentByText,
      length: CODE_LENGTH,
      expiresInSeconds: CODE_LIFE_SECONDS,
      resendInSeconds: RESEND_PAUSE_SECONDS
    }
  },

  async verifyContact({ body }, call) {
    await call.limits.spend('loginAddress', call.visitor.ip)
    await proveContact(tidyContact(body, call.settings.shop), body.code, call)
    return { message: messages.verified, verified: true }
  }
} satisfies Partial<Handlers>

/** Takes the code of a contact, which counts for the account of whoever types it from now on. */
export async function proveContact(contact: Contact, text: string, call: Call): Promise<void> {
  const { uid, cartToken, sessionId = '' } = call.visitor
  const code = typedText(text).replaceAll(/\D/g, '')
  // Refused outside: the try that was taken stays taken.
  const check = await call.db.transaction().execute(async trx => {
    const result = await checkCode(trx, { contact: keyOf(contact), code }, codeStore(call))
    if (result.kind !== 'right' || uid === undefined) return result
    const column = contact.kind === 'email' ? 'verified_email' : 'verified_phone'
    const own = trx
      .updateTable('app_user')
      .set({ [column]: contact.value })
      .where('id', '=', uid)
    const account = await own
      .where(contact.kind, '=', contact.value)
      .returningAll()
      .executeTakeFirst()
    // Not the account's own: the session may change to it.
    if (account === undefined && contact.kind === 'email') {
      const proven = { proven_email: contact.value, proven_at: call.now() }
      await trx.updateTable('session').set(proven).where('id', '=', sessionId).execute()
    }
    if (account && cartToken !== undefined) await adoptGuestOrders(trx, cartToken, account)
    return result
  })
  if (check.kind === 'none') throw new HttpError(422, messages.noCode, { code: messages.noCode })
  if (check.kind === 'wrong') throw wrongCode(check.triesLeft)
}

/** One spelling per contact: a code for «8 912…» is good for «+7912…». */
export function tidyContact({ kind, value }: Contact, shop: ShopSettings): Contact {
  const { mailbox, phone } = fieldValidators(shop)
  if (kind === 'email') {
    const email = typedMailbox(value)
    refuseWrongFields({ value: mailbox(email) })
    return { kind, value: email }
  }
  refuseWrongFields({ value: phone(value) })
  return { kind, value: tidyPhone(value, shop) }
}

const keyOf = ({ kind, value }: Contact) => `${kind}:${value}`

const codeStore = ({ settings: { secret }, now }: Call) => ({ secret, now: now() })

async function writeCode(
  trx: Transaction<Database>,
  { kind, value: to }: Contact,
  code: string,
  now: Date
): Promise<void> {
  const moment = { now, until: codeEnd(now) }
  if (kind === 'phone') return writeText(trx, { to, text: messages.text(code) }, moment)
  const { subject, letter } = messages
  await writeLetter(trx, { to, subject, text: letter(code, CODE_LIFE_MINUTES) }, moment)
}

const tooEarly = (seconds: number) =>
  new HttpError(429, messages.tooEarly(seconds), undefined, {}, { 'retry-after': String(seconds) })

function wrongCode(triesLeft: number): HttpError {
  const message = messages.wrongCode(triesLeft)
  return new HttpError(422, message, { code: message }, { triesLeft })
}
