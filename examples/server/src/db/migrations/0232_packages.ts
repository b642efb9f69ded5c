import { type Migration, sql } from 'kysely'

/** Wholesale buyers take some goods by the package. */
export const packagesMigration: Migration = {
  up: async db => {
    await sql`alter table offer add column pack_size integer not null default 1 check (pack_size > 0)`.execute(
      db
    )
  }
}
