import { type Migration, sql } from 'kysely'

/** What rate-limiter-flexible counts with, for all instances together; losing it costs nobody anything. */
export const rateLimitsMigration: Migration = {
  up: async db => {
    await sql`
      create unlogged table rate_limit (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`.execute(db)
  }
}
