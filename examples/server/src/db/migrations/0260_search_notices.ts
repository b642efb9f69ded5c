import { type Migration, sql } from 'kysely'

/** Products that the keeper has changed and search engines have not been told of yet. */
export const searchNoticesMigration: Migration = {
  up: async db => {
    await sql`
      create table search_notice (
        product_id int primary key references product (id) on delete cascade,
        changed_at timestamptz not null
      )`.execute(db)
  }
}
