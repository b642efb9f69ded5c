import { type Migration, sql } from 'kysely'

/** A form may say in words of its own that its consent is missing. */
export const consentMessagesMigration: Migration = {
  up: async db => {
    await sql`alter table form add column consent_message text`.execute(db)
  }
}
