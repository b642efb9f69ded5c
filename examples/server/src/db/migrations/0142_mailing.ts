import { type Migration, sql } from 'kysely'

export const mailingMigration: Migration = {
  up: async db => {
    await sql`
      create table mailing_recipient (
        id uuid primary key,
        email text not null unique,
        status text not null check (status in ('pending', 'active', 'stopped')),
        consented_at timestamptz not null,
        letter_at timestamptz not null,
        confirmed_at timestamptz,
        stopped_at timestamptz
      );
    `.execute(db)
  }
}
