import { type Migration, sql } from 'kysely'

export const blanksMigration: Migration = {
  up: async db => {
    await sql`
      create sequence blank_number start 300001;
      create table blank (
        id uuid primary key,
        number text not null unique default 'З-' || nextval('blank_number'),
        user_id uuid references app_user on delete cascade,
        guest_hash text,
        status text not null
          check (status in ('new', 'processing', 'ordered', 'cancelled')),
        name text not null,
        phone text not null,
        commentary text not null,
        wish text not null,
        order_id uuid references orders on delete set null,
        created_at timestamptz not null,
        check (num_nonnulls(user_id, guest_hash) = 1)
      );
      create index blank_user on blank (user_id, created_at desc);
      create index blank_guest on blank (guest_hash);
      create unique index blank_wish on blank (wish) where status = 'new';
      create table blank_item (
        blank_id uuid not null references blank on delete cascade,
        position integer not null,
        group_id bigint not null,
        product_id bigint not null,
        title text not null,
        variant text not null,
        url text not null,
        image jsonb,
        count integer not null check (count > 0),
        price_kopecks bigint not null check (price_kopecks >= 0),
        sum_kopecks bigint not null check (sum_kopecks >= 0),
        primary key (blank_id, position)
      );
    `.execute(db)
  }
}
