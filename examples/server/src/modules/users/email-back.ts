import { randomUUID } from 'node:crypto'

import { inTransaction } from '../../db/in-transaction.ts'
import type { AppDeps } from '../../http/adapter.ts'
import { closeWaysIn } from './proven-email.ts'

/**
 * Gives an account its old address back and ends every way into it: password, keys, sessions, phone.
 * Later changes cannot be taken back any more. False when this one cannot.
 */
export async function takeEmailBack(changeId: string, deps: AppDeps): Promise<boolean> {
  const { db, now, passwords } = deps
  // Nobody knows it: the owner restores a password by a letter. A transaction must not wait for it.
  const nobodys = await passwords.hash(randomUUID())
  const at = now()
  return inTransaction(db, async trx => {
    const change = await trx
      .selectFrom('email_change')
      .selectAll()
      .where('id', '=', changeId)
      .forUpdate()
      .executeTakeFirst()
    if (change === undefined || change.undone_at !== null) return false
    const { user_id: id, old_email: email } = change
    const holder = await trx
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', email)
      .where('id', '<>', id)
      .executeTakeFirst()
    if (holder !== undefined) return false
    await closeWaysIn(trx, { id }, at)
    await trx
      .updateTable('app_user')
      .set({ email, verified_email: email, password_hash: nobodys })
      .where('id', '=', id)
      .execute()
    await trx
      .updateTable('email_change')
      .set({ undone_at: at })
      .where('user_id', '=', id)
      .where('changed_at', '>=', change.changed_at)
      .execute()
    return true
  })
}
