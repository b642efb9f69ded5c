import { type Migration, sql } from 'kysely'

/** A member tells his devices apart by their browser. */
export const sessionAgentsMigration: Migration = {
  up: async db => {
    await sql`alter table session add column user_agent text not null default ''`.execute(db)
  }
}
