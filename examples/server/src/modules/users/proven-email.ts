import { createHmac } from 'node:crypto'
import type { Transaction } from 'kysely'

import { deriveKey } from '../../db/derive-key.ts'
import type { Database } from '../../db/schema.ts'
import type { Call } from '../../http/call.ts'
import { emailNotProven } from '../../http/email-not-proven.ts'
import type { Account } from './accounts.ts'
import { ownAccount } from './own-account.ts'

type Emails = Pick<Account, 'email' | 'verified_email'>

/** Whether the account's address counts: somebody has shown that its letters reach him. */
export const isProven = ({ email, verified_email }: Emails) => verified_email === email

/** The account that asks; refused with 403 until its address is proven. */
export async function provenAccount(call: Call): Promise<Account> {
  const account = await ownAccount(call)
  if (!isProven(account)) throw emailNotProven()
  return account
}

/**
 * Ends every way into an account but its password: sessions, keys, a phone that codes were sent to
 * and a temporary password.
 */
export async function closeWaysIn(
  trx: Transaction<Database>,
  { id }: Pick<Account, 'id'>,
  now: Date
): Promise<void> {
  await trx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('user_id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
  await trx.deleteFrom('passkey').where('user_id', '=', id).execute()
  await trx
    .updateTable('app_user')
    .set({ verified_phone: null, temporary_hash: null, temporary_until: null })
    .where('id', '=', id)
    .execute()
}

const TAG = /\+.*$/
/** Services whose mailboxes have several spellings. */
const SAME_HOST: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'ya.ru': 'yandex.ru',
  'yandex.by': 'yandex.ru',
  'yandex.com': 'yandex.ru',
  'yandex.kz': 'yandex.ru'
}

/**
 * Names a mailbox without telling it, the same for all spellings that lead there: letters of
 * `anna+1@…` and of `anna@…` reach one person.
 */
export function mailboxKey(email: string, secret: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const host = SAME_HOST[domain] ?? domain
  const name = email.slice(0, at).replace(TAG, '')
  const box = `${spelled(name, host)}@${host}`
  return createHmac('sha256', deriveKey(secret, 'mailbox')).update(box).digest('base64url')
}

function spelled(name: string, host: string): string {
  if (host === 'gmail.com') return name.replaceAll('.', '')
  return host === 'yandex.ru' ? name.replaceAll('.', '-') : name
}
