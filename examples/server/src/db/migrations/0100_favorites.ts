import { type Migration, sql } from 'kysely'

export const favoritesMigration: Migration = {
  up: async db => {
    await sql`
      create table favorite (
        user_id uuid not null references app_user on delete cascade,
        product_id integer not null,
        position bigserial,
        added_at timestamptz not null,
        primary key (user_id, product_id)
      );
      create index favorite_order on favorite (user_id, position desc);
    `.execute(db)
  }
}
