import { DAY_MS } from '@vitrina/core/values'
import { type Kysely, sql } from 'kysely'

import type { Database } from './schema.ts'
import type { Store } from './store.ts'

const CHECKPOINT_EVERY_MS = 60_000
const VACUUM_EVERY_MS = 300_000
const ROWS_WORTH_A_VACUUM = 500
const FORGET_EVERY_MS = 600_000
const HOUR_MS = 3_600_000

interface Upkeep {
  stop(): void
}

/**
 * Forgets on a timer what nobody asks for any more. PGlite has no background workers: what they do
 * for PostgreSQL is done here as well.
 */
export function startUpkeep({ db, engine }: Pick<Store, 'db' | 'engine'>): Upkeep {
  const timers = [
    setInterval(() => run(() => forgetOld(db, new Date())), FORGET_EVERY_MS),
    ...(engine === 'embedded' ? startWorkers(db) : [])
  ]
  for (const timer of timers) timer.unref()
  return {
    stop: () => {
      for (const timer of timers) clearInterval(timer)
    }
  }
}

const startWorkers = (db: Kysely<Database>) => [
  setInterval(() => run(() => checkpoint(db)), CHECKPOINT_EVERY_MS),
  setInterval(() => run(() => vacuum(db)), VACUUM_EVERY_MS)
]

// Not by `pool.query`: after a failure it closes the connection, which PGlite has only one of, and
// whoever asks next gets the failure.
const checkpoint = (db: Kysely<Database>) => sql`checkpoint`.execute(db)

/** Cleans the tables with enough dead or unknown rows. */
export async function vacuum(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ table: string }>`
    select relname as table from pg_stat_user_tables
    where n_dead_tup + n_mod_since_analyze > ${ROWS_WORTH_A_VACUUM}`.execute(db)
  for (const { table } of rows) await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}

/** Forgets rows that have served: each is kept for longer than anybody repeats a call. */
export async function forgetOld(db: Kysely<Database>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', before(7 * DAY_MS))
    .execute()
  await db.deleteFrom('demo_bank_session').where('created_at', '<', before(DAY_MS)).execute()
  await db.deleteFrom('delivery_calculation').where('expires_at', '<', before(DAY_MS)).execute()
  await db.deleteFrom('verification_code').where('expires_at', '<', before(HOUR_MS)).execute()
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', before(HOUR_MS)).execute()
  // A code or a password that is dead, and what the keeper did not send again for a month.
  await db.deleteFrom('letter').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('letter')
    .where('next_at', 'is', null)
    .where('created_at', '<', before(30 * DAY_MS))
    .execute()
  await db.deleteFrom('rate_limit').where('expire', '<', now.getTime()).execute()
  // A dead session explains itself to a late visitor for a while.
  await db
    .deleteFrom('session')
    .where(({ or, eb }) =>
      or([eb('revoked_at', '<', before(30 * DAY_MS)), eb('used_at', '<', before(60 * DAY_MS))])
    )
    .execute()
}

/** A busy store refuses now and is asked again by the next tick. */
function run(work: () => Promise<unknown>): void {
  work().catch(() => undefined)
}
