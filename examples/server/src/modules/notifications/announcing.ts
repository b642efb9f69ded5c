import type { Kysely, Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Notifier } from './notify.ts'

interface Scene {
  readonly now: Date
  /** Without it what is told is stored, and seen with the next page. */
  readonly live?: Notifier['live']
}

const SILENT: Notifier['live'] = { publish: () => undefined }

/** The shop's own transaction: what it tells is pushed once it is committed. */
export async function announcing<Result>(
  db: Kysely<Database>,
  { now, live = SILENT }: Scene,
  work: (trx: Transaction<Database>, notifier: Notifier) => Promise<Result>
): Promise<Result> {
  const later: (() => Promise<void> | void)[] = []
  const notifier = { live, now: () => now, afterCommit: later.push.bind(later) }
  const result = await db.transaction().execute(trx => work(trx, notifier))
  for (const push of later) await push()
  return result
}
