import { type MailingStatus } from '@vitrina/core/entities'
import { consent, fieldValidators, typedMailbox } from '@vitrina/core/values'
import type { Call } from '../../http/call.ts'
import { emailNotProven } from '../../http/email-not-proven.ts'
import { refuseWrongFields } from '../../http/field-errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { spendForm } from '../../http/spend-form.ts'
import { mailingMessages as messages } from './mailing.messages.ts'
import { stopRecipient } from './recipients.ts'
import { startMailing } from './start-mailing.ts'

export const mailingHandlers = {
  subscribeToMailing: async ({ body }, call) => {
    await spendForm('mailing', call)
    const email = typedMailbox(body.email)
    const { mailbox } = fieldValidators(call.settings.shop)
    refuseWrongFields({ email: mailbox(email), accept: consent()(body.accept) })
    await call.db.transaction().execute(trx => startMailing(trx, email, call))
    return { message: messages.asked }
  },

  getMailingStatus: async (_, call) => {
    const email = await ownEmail(call)
    return { email, status: await statusOf(email, call) }
  },

  stopMailing: async (_, call) => {
    const email = await ownEmail(call)
    await stopRecipient({ email }, call)
    return { email, status: await statusOf(email, call) }
  }
} satisfies Partial<Handlers>

async function ownEmail({ db, visitor }: Call): Promise<string> {
  const { email, verified_email } = await db
    .selectFrom('app_user')
    .select(['email', 'verified_email'])
    .where('id', '=', visitor.uid ?? '')
    .executeTakeFirstOrThrow()
  if (verified_email !== email) throw emailNotProven()
  return email
}

async function statusOf(email: string, { db }: Call): Promise<MailingStatus> {
  const row = await db
    .selectFrom('mailing_recipient')
    .select('status')
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.status ?? 'none'
}
