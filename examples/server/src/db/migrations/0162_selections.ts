import { type Migration, sql } from 'kysely'

export const selectionsMigration: Migration = {
  up: async db => {
    await sql`alter table basket add column selections text[] not null default '{}'`.execute(db)
  }
}
