import { type Migration, sql } from 'kysely'

/** Sites of the shop sell different goods; no site means every site. */
export const productSitesMigration: Migration = {
  up: async db => {
    await sql`alter table listing add column site_ids text[] not null default '{}'`.execute(db)
  }
}
