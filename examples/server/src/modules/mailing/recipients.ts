import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { AppDeps } from '../../http/adapter.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { welcomeLetter } from './mailing-letters.ts'
import { mailingLink } from './mailing-link.ts'

type Deps = Pick<AppDeps, 'db' | 'now'>

/** Makes a waiting recipient an active one and welcomes him; false when there is none such. */
export async function confirmRecipient(id: string, deps: AppDeps): Promise<boolean> {
  const isNew = await deps.db.transaction().execute(trx => activate(trx, id, deps))
  return isNew || isActive(id, deps.db)
}

async function activate(trx: Transaction<Database>, id: string, deps: AppDeps): Promise<boolean> {
  const now = deps.now()
  const row = await trx
    .updateTable('mailing_recipient')
    .set({ status: 'active', confirmed_at: now, stopped_at: null })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('email')
    .executeTakeFirst()
  if (row === undefined) return false
  await trx
    .updateTable('app_user')
    .set({ subscribed: true })
    .where('email', '=', row.email)
    .execute()
  const letter = welcomeLetter(row.email, mailingLink(id, 'stop', deps))
  await writeLetter(trx, letter, { now })
  return true
}

/** The button pressed twice. */
async function isActive(id: string, db: Deps['db']): Promise<boolean> {
  const row = await db
    .selectFrom('mailing_recipient')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.status === 'active'
}

/** Ends the letters to an address; an address we do not know needs nothing. */
export async function stopRecipient(
  who: { readonly id: string } | { readonly email: string },
  { db, now }: Deps
): Promise<void> {
  const [column, value] = 'id' in who ? (['id', who.id] as const) : (['email', who.email] as const)
  const row = await db
    .updateTable('mailing_recipient')
    .set({ status: 'stopped', stopped_at: now() })
    .where(column, '=', value)
    .returning('email')
    .executeTakeFirst()
  const email = row?.email ?? ('email' in who ? who.email : undefined)
  if (email === undefined) return
  await db.updateTable('app_user').set({ subscribed: false }).where('email', '=', email).execute()
}
