import { typedMailbox } from '@vitrina/core/values'
import { type Kysely, type Migration, sql } from 'kysely'

const TABLES = ['app_user', 'mailing_recipient']

/** An address that was copied with unseen signs is kept as it is typed, unless that one is somebody's. */
export const typedMailboxesMigration: Migration = {
  up: async db => {
    for (const table of TABLES) await tidy(db, sql.table(table))
  }
}

async function tidy(db: Kysely<unknown>, table: ReturnType<typeof sql.table>): Promise<void> {
  const { rows } = await sql<{ email: string }>`
    select email from ${table} where email ~ '[^!-~]'`.execute(db)
  for (const { email } of rows) {
    const typed = typedMailbox(email)
    if (typed === email) continue
    await sql`update ${table} set email = ${typed} where email = ${email}
      and not exists (select from ${table} other where other.email = ${typed})`.execute(db)
  }
}
