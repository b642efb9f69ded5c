import { type Migration, sql } from 'kysely'

export const keptBasketsMigration: Migration = {
  up: async db => {
    await sql`
      create table kept_basket (
        id uuid primary key,
        user_id uuid not null references app_user (id) on delete cascade,
        name text not null,
        lines jsonb not null,
        sets jsonb not null,
        kept_at timestamptz not null
      );
      create index on kept_basket (user_id);
    `.execute(db)
  }
}
