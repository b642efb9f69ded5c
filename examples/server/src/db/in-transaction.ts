import type { Kysely, Transaction } from 'kysely'

import type { Database } from './schema.ts'

const TRIES = 3
/** A serialization failure and a deadlock: the store undid one of two that met. */
const UNDONE: readonly unknown[] = ['40001', '40P01']

/** Runs work in a transaction, again when the store undid it in favour of another one. */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
  tries = TRIES
): Promise<Result> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (tries <= 1 || !wasUndone(error)) throw error
    return inTransaction(db, work, tries - 1)
  }
}

/** A further try of the same may pass. */
export const wasUndone = (error: unknown) =>
  error instanceof Error && 'code' in error && UNDONE.includes(error.code)
