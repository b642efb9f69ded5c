import { type Migration, sql } from 'kysely'

/** In what order notifications came: several of one moment have the same time. */
export const notificationOrderMigration: Migration = {
  up: async db => {
    await sql`
      alter table notification add column position bigint generated always as identity
    `.execute(db)
  }
}
