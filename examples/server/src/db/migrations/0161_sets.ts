import { type Migration, sql } from 'kysely'

export const setsMigration: Migration = {
  up: async db => {
    await sql`
      create table constructor_set (
        code text primary key,
        title text not null,
        text text not null,
        discount_percent integer not null check (discount_percent between 0 and 90),
        slots jsonb not null,
        sort integer not null
      );
      create table basket_set (
        basket_id uuid not null references basket on delete cascade,
        set_id text not null,
        code text not null,
        group_ids integer[] not null,
        count integer not null check (count between 0 and 999),
        selected boolean not null default true,
        clamped boolean not null default false,
        intent text not null default '',
        select_intent text not null default '',
        added_at timestamptz not null,
        primary key (basket_id, set_id)
      );
      alter table offer add column is_virtual boolean not null default false;
      alter table order_item
        add column set_id text,
        add column set_title text,
        add column set_count integer,
        add check ((set_id is null) = (set_title is null) and (set_id is null) = (set_count is null));
    `.execute(db)
  }
}
