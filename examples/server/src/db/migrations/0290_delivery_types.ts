import { type Migration, sql } from 'kysely'

/** A shop may have ways of delivery of its own: a known type is no part of the schema any more. */
export const deliveryTypesMigration: Migration = {
  up: async db => {
    await sql`
      alter table delivery_method
        drop constraint delivery_method_type_check,
        add constraint delivery_method_type_check check (type <> '')
    `.execute(db)
  }
}
