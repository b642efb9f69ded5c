import type { deleteAccount as deleteAccountContract } from '@vitrina/core/contracts'
import type { Transaction } from 'kysely'

import { inTransaction } from '../../db/in-transaction.ts'
import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { wrongField } from '../../http/field-errors.ts'
import type { Handler } from '../../http/handlers.ts'
import { createMessageFolder } from '../../providers/mail/message-folder.ts'
import { lockBasket } from '../basket/basket-rows.ts'
import { userOwner } from '../basket/owner.ts'
import { removeBytes } from '../files/file-store.ts'
import { erasePerson } from './erase-person.ts'
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
  const files = await inTransaction(call.db, async trx => {
    await hold(trx, account.id, call.now())
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

/** Whoever has one of these comes to the account later: to own it, or to tell its owner. */
const BEFORE_ACCOUNT = ['orders', 'blank', 'review'] as const

/**
 * Until the account is gone, so that no order slips in between. In the order in which others hold
 * them: orders and sign-ins have the basket first, the keeper an order, a blank or a review.
 */
async function hold(trx: Transaction<Database>, uid: string, now: Date): Promise<void> {
  await lockBasket(trx, userOwner(uid), now)
  for (const table of BEFORE_ACCOUNT) {
    const own = trx.selectFrom(table).select('id').where('user_id', '=', uid)
    await own.orderBy('id').forUpdate().execute()
  }
  await trx.selectFrom('app_user').select('id').where('id', '=', uid).forUpdate().execute()
}

async function refuseUnfinished(trx: Transaction<Database>, uid: string): Promise<void> {
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
