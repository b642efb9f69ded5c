import { type Migration, sql } from 'kysely'

/** Where a saved house is; nobody knows it of those that were saved before. */
export const addressPlacesMigration: Migration = {
  up: async db => {
    await sql`alter table shipping_address add column coord jsonb`.execute(db)
  }
}
