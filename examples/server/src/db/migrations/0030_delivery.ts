import { type Migration, sql } from 'kysely'

export const deliveryMigration: Migration = {
  up: async db => {
    await sql`
      create table place (
        id integer primary key,
        title text not null,
        region text not null,
        kladr_id text not null unique,
        fias_id text not null,
        postal_code text not null,
        latitude double precision not null,
        longitude double precision not null,
        is_region_centre boolean not null
      );
      create table street (
        id integer primary key,
        title text not null
      );
      create table organization (
        inn text primary key,
        title text not null,
        kpp text not null,
        address text not null
      );
      create table delivery_method (
        id text primary key,
        type text not null check (type in ('courier', 'pickupPoint', 'store')),
        title text not null,
        note text not null,
        is_default boolean not null,
        sort integer not null
      );
      create table delivery_point (
        code text primary key,
        type text not null check (type in ('pickupPoint', 'store')),
        place_id integer not null references place,
        title text not null,
        address text not null,
        note text not null,
        hours text not null,
        latitude double precision not null,
        longitude double precision not null,
        price_kopecks bigint not null check (price_kopecks >= 0),
        days integer not null
      );
      create index delivery_point_place on delivery_point (place_id);
      create table shipping_address (
        id uuid primary key,
        user_id uuid not null references app_user on delete cascade,
        contact_person text not null,
        phone text not null,
        address jsonb not null,
        kladr_id text not null,
        zip text not null,
        is_default boolean not null,
        created_at timestamptz not null
      );
      create index shipping_address_user on shipping_address (user_id);
      create table delivery_calculation (
        id uuid primary key,
        owner text not null,
        method_id text not null references delivery_method,
        point_code text references delivery_point,
        shipping jsonb,
        basket_hash text not null,
        price_kopecks bigint not null check (price_kopecks >= 0),
        date text not null,
        description text not null,
        expires_at timestamptz not null
      );
      create index delivery_calculation_expiry on delivery_calculation (expires_at);
    `.execute(db)
  }
}
