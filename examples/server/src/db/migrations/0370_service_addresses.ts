import { type Migration, sql } from 'kysely'

/** What the suggestion service said of the house that an order goes to. */
export const serviceAddressesMigration: Migration = {
  up: db =>
    sql`alter table orders add column service_address text`.execute(db).then(() => undefined)
}
