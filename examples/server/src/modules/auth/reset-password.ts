import type { resetPassword as resetPasswordContract } from '@vitrina/core/contracts'

import type { Call } from '../../http/call.ts'
import type { Handler } from '../../http/handlers.ts'
import { createFileMailer } from '../../providers/mail/file-mailer.ts'
import { refuseWrongFields } from '../users/field-errors.ts'
import { realEmail } from '../users/personal-fields.ts'
import { authMessages as messages } from './auth.messages.ts'
import { hashPassword, newTemporaryPassword } from './passwords.ts'

const TEMPORARY_LIFE_MS = 3_600_000

export const resetPassword: Handler<typeof resetPasswordContract> = async ({ body }, call) => {
  const email = body.email.trim().toLowerCase()
  refuseWrongFields({ email: realEmail(email) })
  await sendTemporaryPassword(email, call)
  return { message: messages.passwordSent }
}

/** Does the same work for an unknown e-mail: neither the answer nor its time tells. */
export async function sendTemporaryPassword(email: string, call: Call): Promise<void> {
  await call.limits.spend('passwordReset', email)
  await call.limits.spend('loginAddress', call.visitor.ip)
  const password = newTemporaryPassword()
  const { numUpdatedRows } = await call.db
    .updateTable('app_user')
    .set({
      temporary_hash: await hashPassword(password),
      temporary_until: new Date(call.now().getTime() + TEMPORARY_LIFE_MS)
    })
    .where('email', '=', email)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  call.afterCommit(() =>
    createFileMailer(call.settings.dataDir).send({
      to: email,
      subject: messages.resetSubject,
      text: messages.resetText(password)
    })
  )
}
