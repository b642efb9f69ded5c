import type { changePassword as changePasswordContract } from '@vitrina/core/contracts'

import { inTransaction } from '../../db/in-transaction.ts'
import { HttpError } from '../../http/errors.ts'
import { refuseWrongFields, wrongField } from '../../http/field-errors.ts'
import type { Handler } from '../../http/handlers.ts'
import { findAccount } from '../users/accounts.ts'
import { authMessages as messages } from './auth.messages.ts'
import { openSession } from './login.ts'
import { passwordProblem } from './password-problem.ts'
import { revokeSessions } from './sessions.ts'

/** Signs every device out and this one in again. */
export const changePassword: Handler<typeof changePasswordContract> = async ({ body }, call) => {
  refuseWrongFields({ password: passwordProblem(body.password) })
  const account = await findAccount(call.db, call.visitor.uid ?? '')
  if (account === undefined) throw new HttpError(401, messages.sessionEnded)
  await call.limits.spend('login', account.email)
  const isRight = await call.passwords.matches(account.password_hash, body.oldPassword.trim())
  if (!isRight) throw wrongField(422, 'oldPassword', messages.wrongOldPassword)
  await call.limits.forgive('login', account.email)
  const hash = await call.passwords.hash(body.password.trim())
  const now = call.now()
  return inTransaction(call.db, async trx => {
    await trx
      .updateTable('app_user')
      .set({ password_hash: hash, temporary_hash: null, temporary_until: null })
      .where('id', '=', account.id)
      .execute()
    await revokeSessions(trx, account.id, now)
    return openSession(trx, account, body.deviceId, call)
  })
}
