import type { Pool } from 'pg'

const CHECKPOINT_EVERY_MS = 60_000
const VACUUM_EVERY_MS = 300_000
const ROWS_WORTH_A_VACUUM = 500

interface Upkeep {
  stop(): void
}

/** PGlite has no background workers: what they do for PostgreSQL is done here on a timer. */
export function startUpkeep(pool: Pool): Upkeep {
  const timers = [
    setInterval(() => run(() => checkpoint(pool)), CHECKPOINT_EVERY_MS),
    setInterval(() => run(() => vacuum(pool)), VACUUM_EVERY_MS)
  ]
  for (const timer of timers) timer.unref()
  return {
    stop: () => {
      for (const timer of timers) clearInterval(timer)
    }
  }
}

const checkpoint = (pool: Pool) => pool.query('checkpoint')

/** Cleans the tables with enough dead or unknown rows. */
export async function vacuum(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ table: string }>(
    `select quote_ident(relname) as table from pg_stat_user_tables
     where n_dead_tup + n_mod_since_analyze > ${ROWS_WORTH_A_VACUUM}`
  )
  for (const { table } of rows) await pool.query(`vacuum analyze ${table}`)
}

/** A busy store refuses now and is asked again by the next tick. */
function run(work: () => Promise<unknown>): void {
  work().catch(() => undefined)
}
