import { type Migration, sql } from 'kysely'

export const basketMigration: Migration = {
  up: async db => {
    await sql`
      create sequence basket_version;
      create table basket (
        id uuid primary key,
        owner text not null unique,
        version bigint not null,
        promo_code text,
        bonus_kopecks bigint not null default 0 check (bonus_kopecks >= 0),
        updated_at timestamptz not null
      );
      create table basket_item (
        basket_id uuid not null references basket on delete cascade,
        group_id bigint not null,
        count integer not null check (count between 0 and 999),
        selected boolean not null default true,
        clamped boolean not null default false,
        intent text not null default '',
        added_at timestamptz not null,
        primary key (basket_id, group_id)
      );
      create table promo (
        code text primary key check (code = upper(code)),
        title text not null,
        percent integer check (percent between 1 and 100),
        amount_kopecks bigint check (amount_kopecks > 0),
        minimum_kopecks bigint not null default 0,
        max_uses integer,
        used integer not null default 0,
        once_per_user boolean not null default false,
        expires_at timestamptz,
        check ((percent is null) <> (amount_kopecks is null)),
        check (used >= 0 and (max_uses is null or used <= max_uses))
      );
      create table promo_use (
        promo_code text not null references promo,
        order_id uuid not null,
        user_id uuid,
        email text not null,
        primary key (promo_code, order_id)
      );
      create index promo_use_user on promo_use (promo_code, user_id);
      create index promo_use_email on promo_use (promo_code, email);
    `.execute(db)
  }
}
