import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Call } from '../../http/call.ts'
import { writeLetter } from '../letters/write-letter.ts'
import type { Account } from './accounts.ts'
import { closeWaysIn, isProven } from './proven-email.ts'
import { usersMessages as messages } from './users.messages.ts'

interface Taken {
  readonly account: Account
  readonly settle: (trx: Transaction<Database>) => Promise<void>
}

/**
 * The account as it is for whoever has just shown that its letters reach him. Nobody has shown it
 * before: then whoever made the account may be somebody else, and no password, key, phone or session
 * of before opens it any more. A restored password is the owner's own and stays.
 */
export async function takenClean(
  account: Account,
  call: Call,
  { isRestored = false }: { readonly isRestored?: boolean } = {}
): Promise<Taken> {
  if (isProven(account)) return { account, settle: async () => undefined }
  // Nobody knows it. Hashed here: a transaction must not wait for that.
  const nobodys = isRestored ? undefined : await call.passwords.hash(randomUUID())
  return {
    account: { ...account, verified_email: account.email },
    async settle(trx) {
      await closeWaysIn(trx, account, call.now())
      await trx
        .updateTable('app_user')
        .set({ verified_email: account.email, ...(nobodys && { password_hash: nobodys }) })
        .where('id', '=', account.id)
        .execute()
      if (nobodys !== undefined) await notify(trx, account.email, call.now())
    }
  }
}

const notify = (trx: Transaction<Database>, to: string, now: Date) =>
  writeLetter(trx, { to, subject: messages.takenSubject, text: messages.takenText }, { now })
