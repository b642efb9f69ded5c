import { type Migration, sql } from 'kysely'

export const passkeysMigration: Migration = {
  up: async db => {
    await sql`
      create table passkey (
        id text primary key,
        user_id uuid not null references app_user (id) on delete cascade,
        public_key text not null,
        counter bigint not null,
        user_agent text not null,
        created_at timestamptz not null,
        used_at timestamptz
      );
      create index on passkey (user_id);
      create table passkey_challenge (
        hash text primary key,
        owner_hash text not null,
        expires_at timestamptz not null
      );
      create index on passkey_challenge (expires_at);
    `.execute(db)
  }
}
