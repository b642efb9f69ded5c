import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Call } from '../../http/call.ts'
import { wrongField } from '../../http/field-errors.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { type Account, findAccountByEmail } from './accounts.ts'
import { emailBackLink, WAY_BACK_DAYS, WAY_BACK_MS } from './email-back-key.ts'
import { refuseKnownEmail } from './known-email.ts'
import { isProven } from './proven-email.ts'
import { usersMessages as messages } from './users.messages.ts'

const MINUTE_MS = 60_000
/** Whoever has signed in just now need not type the password again. */
const FRESH_MS = 10 * MINUTE_MS
/** How long a code at the new address lets the session change to it. */
const PROOF_MS = 30 * MINUTE_MS

interface Change {
  readonly account: Account
  readonly email: string
  readonly password: string | undefined
}

/**
 * Refuses a new address of an account, unless whoever asks is its member for sure and has typed the
 * code that was sent to the address.
 */
export async function admitEmail({ account, email, password }: Change, call: Call): Promise<void> {
  const session = await call.db
    .selectFrom('session')
    .select(['created_at', 'proven_email', 'proven_at'])
    .where('id', '=', call.visitor.sessionId ?? '')
    .executeTakeFirstOrThrow()
  const now = call.now().getTime()
  if (now - session.created_at.getTime() > FRESH_MS) await requirePassword(account, password, call)
  const holder = await findAccountByEmail(call.db, email)
  if (holder !== undefined || (await isAwaited(call.db, { email, uid: account.id, now }))) {
    await call.limits.spend('signup', call.visitor.ip)
    throw await refuseKnownEmail(email, call)
  }
  const provenAt = session.proven_at?.getTime() ?? 0
  if (session.proven_email !== email || now - provenAt > PROOF_MS) {
    throw wrongField(422, 'email', messages.proveNewEmail)
  }
}

async function requirePassword(account: Account, password: string | undefined, call: Call) {
  if (password === undefined) throw wrongField(422, 'password', messages.passwordForEmail)
  await call.limits.spend('login', account.email)
  const isRight = await call.passwords.matches(account.password_hash, password.trim())
  if (!isRight) throw wrongField(422, 'password', messages.wrongPassword)
  await call.limits.forgive('login', account.email)
}

/** Notes the change and writes to the old address, with a way back if its owner was known. */
export async function noteEmailChange(
  trx: Transaction<Database>,
  account: Account,
  call: Call
): Promise<void> {
  const id = randomUUID()
  const hasWayBack = isProven(account)
  if (hasWayBack) {
    await trx
      .insertInto('email_change')
      .values({
        ...{ id, user_id: account.id, old_email: account.email },
        ...{ changed_at: call.now(), undone_at: null }
      })
      .execute()
  }
  const link = hasWayBack ? emailBackLink(id, call) : undefined
  const letter = {
    to: account.email,
    subject: messages.emailChangedSubject,
    text: messages.emailChangedText(link, WAY_BACK_DAYS)
  }
  await writeLetter(trx, letter, { now: call.now() })
}

/** Its owner may still take an address back: nobody else gets it meanwhile. */
export async function isAwaited(
  db: Kysely<Database>,
  { email, uid, now }: { readonly email: string; readonly uid?: string; readonly now: number }
): Promise<boolean> {
  const change = await db
    .selectFrom('email_change')
    .select('user_id')
    .where('old_email', '=', email)
    .where('undone_at', 'is', null)
    .where('changed_at', '>', new Date(now - WAY_BACK_MS))
    .executeTakeFirst()
  return change !== undefined && change.user_id !== uid
}
