import type { deleteAccount as deleteAccountContract } from '@vitrina/core/contracts'
import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import type { Handler } from '../../http/handlers.ts'
import { createMessageFolder } from '../../providers/mail/message-folder.ts'
import { removeBytes } from '../files/file-store.ts'
import { erasePerson } from './erase-person.ts'
import { wrongField } from './field-errors.ts'
import { ownAccount } from './own-account.ts'
import { usersMessages as messages } from './users.messages.ts'

/** An order in one of these needs its buyer no more. */
const FINISHED = ['done', 'cancelled'] as const

export const deleteAccount: Handler<typeof deleteAccountContract> = async ({ body }, call) => {
  const account = await ownAccount(call)
  await call.limits.spend('login', account.email)
  const isRight = await call.passwords.matches(account.password_hash, body.password.trim())
  if (!isRight) throw wrongField(422, 'password', messages.wrongPassword)
  await call.limits.forgive('login', account.email)
  const files = await call.db.transaction().execute(async trx => {
    await refuseUnfinished(trx, account.id)
    return erasePerson(trx, account)
  })
  const { dataDir } = call.settings
  call.afterCommit(async () => {
    await createMessageFolder(dataDir, 'mail').forget(account.email)
    await createMessageFolder(dataDir, 'sms').forget(account.phone)
    await Promise.all(files.map(file => removeBytes(dataDir, file)))
  })
  return { message: messages.deleted }
}

/** Held until the account is gone, so that no order slips in between. */
async function refuseUnfinished(trx: Transaction<Database>, uid: string): Promise<void> {
  await trx.selectFrom('app_user').select('id').where('id', '=', uid).forUpdate().execute()
  const unfinished = await trx
    .selectFrom('orders')
    .select('number')
    .where('user_id', '=', uid)
    .where('status', 'not in', FINISHED)
    .orderBy('number')
    .execute()
  if (unfinished.length === 0) return
  throw new HttpError(409, messages.ordersUnderWay(unfinished.map(({ number }) => number)))
}
