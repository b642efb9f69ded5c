import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'

import type { Database } from './schema.ts'

const KEY = 'token-secret'

/** The key that signs tokens: made once per store, so that all its instances agree. */
export async function takeSecret(db: Kysely<Database>): Promise<string> {
  await db
    .insertInto('setting')
    .values({ key: KEY, value: JSON.stringify(randomBytes(32).toString('base64url')) })
    .onConflict(conflict => conflict.column('key').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirstOrThrow()
  return String(value)
}
