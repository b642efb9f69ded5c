import { type Migration, sql } from 'kysely'

/** Letters and short messages that wait to be sent; a sent one leaves no row. */
export const lettersMigration: Migration = {
  up: async db => {
    await sql`
      create table letter (
        id bigint generated always as identity primary key,
        channel text not null check (channel in ('mail', 'sms')),
        recipient text not null,
        subject text not null,
        text text not null,
        unsubscribe_url text,
        created_at timestamptz not null,
        expires_at timestamptz,
        next_at timestamptz,
        tries integer not null default 0,
        error text not null default ''
      );
      create index letter_due on letter (next_at);
      create index letter_recipient on letter (recipient);
    `.execute(db)
  }
}
