import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import { type Account, findAccount } from './accounts.ts'
import { usersMessages as messages } from './users.messages.ts'

/** The account of whoever asks; a deleted one is nobody's any more. */
export async function ownAccount({ db, visitor }: Call): Promise<Account> {
  const account = visitor.uid === undefined ? undefined : await findAccount(db, visitor.uid)
  if (account === undefined) throw new HttpError(401, messages.sessionEnded)
  return account
}
