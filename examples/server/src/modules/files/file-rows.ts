import type { Kysely, Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'

type Db = Kysely<Database> | Transaction<Database>

/** Which of `ids` are files that `owner` (as `ownerOf` names visitors) sent himself. */
export async function ownedFileIds(
  db: Db,
  ids: readonly string[],
  owner: string
): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('stored_file')
    .select('id')
    .where('id', 'in', [...ids])
    .where('owner', '=', owner)
    .execute()
  const found = new Set(rows.map(({ id }) => id))
  return ids.filter(id => found.has(id))
}

/** Keeps files for good: loose ones are thrown away after a day. */
export async function attachFiles(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('stored_file')
    .set({ is_attached: true })
    .where('id', 'in', [...ids])
    .execute()
}

/** Shows pictures and videos to everybody: those of a published review, for example. */
export async function publishFiles(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('stored_file')
    .set({ is_attached: true, is_public: true })
    .where('id', 'in', [...ids])
    .where('kind', 'in', ['picture', 'video'])
    .execute()
}
