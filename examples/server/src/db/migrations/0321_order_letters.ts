import { type Migration, sql } from 'kysely'

/** A letter about an order holds what happened to it; the rest is drawn from the order when it is sent. */
export const orderLettersMigration: Migration = {
  up: async db => {
    await sql`
      alter table letter
        add column order_id uuid references orders on delete cascade,
        add column stage text;
      create index letter_order on letter (order_id);
    `.execute(db)
  }
}
