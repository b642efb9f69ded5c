import { type Migration, sql } from 'kysely'

export const addressesMigration: Migration = {
  up: async db => {
    await sql`
      alter table shipping_address add column title text not null default '';
      create unique index shipping_address_default
        on shipping_address (user_id) where is_default;
    `.execute(db)
  }
}
