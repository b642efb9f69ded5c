import { sql, type Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { userOwner } from '../basket/owner.ts'
import { PERSONAL_TABLES, type Person, rowsOf } from './personal-columns.ts'

interface ErasedFile {
  readonly id: string
  readonly extension: string
}

/**
 * Removes the account and everything personal; returns the files whose bytes are to go as well.
 * Sums, goods and papers of finished orders stay, as accounting wants them, without their buyer.
 * Rows that hang on those that go have foreign keys: they go with them.
 */
export async function erasePerson(
  trx: Transaction<Database>,
  person: Person
): Promise<readonly ErasedFile[]> {
  const files = await trx
    .selectFrom('stored_file')
    .where('owner', '=', userOwner(person.id))
    .select(['id', 'extension'])
    .forUpdate()
    .execute()
  for (const [name, table] of PERSONAL_TABLES) {
    const whose = rowsOf(table, person)
    await (table.emptied === undefined
      ? sql`delete from ${sql.table(name)} where ${whose}`
      : sql`update ${sql.table(name)} set ${assigned(table.emptied)} where ${whose}`
    ).execute(trx)
  }
  return files
}

const assigned = (columns: Readonly<Record<string, unknown>>) =>
  sql.join(Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
