import { type Migration, sql } from 'kysely'

export const consentsMigration: Migration = {
  up: async db => {
    await sql`
      create table consent_record (
        id bigint generated always as identity primary key,
        cart_token uuid,
        user_id uuid references app_user (id),
        site_id text not null,
        text_version text not null,
        purposes text[] not null,
        at timestamptz not null
      );
      create index on consent_record (user_id) where user_id is not null;
    `.execute(db)
  }
}
