import { type Migration, sql } from 'kysely'

/** Numbers of intents that a clock over a minute fast has made, by what they were about. */
export const earlyIntentsMigration: Migration = {
  up: async db => {
    await sql`alter table basket add column early_intents jsonb not null default '{}'`.execute(db)
  }
}
