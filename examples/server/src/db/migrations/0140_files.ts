import { type Migration, sql } from 'kysely'

export const filesMigration: Migration = {
  up: async db => {
    await sql`
      create table stored_file (
        id text primary key,
        owner text not null,
        target_code text not null,
        kind text not null check (kind in ('picture', 'video', 'document')),
        extension text not null,
        media_type text not null,
        title text not null,
        size bigint not null check (size > 0),
        width integer,
        height integer,
        is_attached boolean not null default false,
        is_public boolean not null default false,
        created_at timestamptz not null
      );
      create index stored_file_owner on stored_file (owner, created_at);
      create index stored_file_loose on stored_file (created_at) where not is_attached;
    `.execute(db)
  }
}
