import { type Migration, sql } from 'kysely'

export const ordersMigration: Migration = {
  up: async db => {
    await sql`
      create table order_status (
        code text primary key,
        title text not null,
        sort integer not null,
        can_cancel boolean not null
      );
      create table payment_method (
        id text primary key,
        code text not null,
        title text not null,
        note text not null,
        is_default boolean not null,
        is_online boolean not null,
        only_for_organizations boolean not null,
        sort integer not null
      );
      create sequence order_number start 200001;
      create table orders (
        id uuid primary key,
        number text not null unique default 'П-' || nextval('order_number'),
        user_id uuid references app_user,
        guest_hash text,
        status text not null references order_status,
        created_at timestamptz not null,
        goods_kopecks bigint not null check (goods_kopecks >= 0),
        discount_kopecks bigint not null check (discount_kopecks between 0 and goods_kopecks),
        bonus_kopecks bigint not null
          check (bonus_kopecks between 0 and goods_kopecks - discount_kopecks),
        delivery_kopecks bigint not null check (delivery_kopecks >= 0),
        total_kopecks bigint not null
          check (total_kopecks =
            goods_kopecks - discount_kopecks - bonus_kopecks + delivery_kopecks),
        promo_code text,
        recipient jsonb not null,
        organization jsonb,
        commentary text not null,
        delivery jsonb not null,
        payment_method text not null references payment_method,
        payment_title text not null,
        check ((user_id is null) <> (guest_hash is null))
      );
      create index orders_user on orders (user_id, created_at desc);
      create index orders_guest on orders (guest_hash);
      create table order_item (
        order_id uuid not null references orders on delete cascade,
        position integer not null,
        group_id bigint not null,
        offer_id bigint not null,
        product_id bigint not null,
        title text not null,
        variant text not null,
        url text not null,
        image jsonb,
        count integer not null check (count > 0),
        price_kopecks bigint not null check (price_kopecks >= 0),
        sum_kopecks bigint not null check (sum_kopecks = price_kopecks * count),
        primary key (order_id, position)
      );
      create table order_event (
        id bigint generated always as identity primary key,
        order_id uuid not null references orders on delete cascade,
        status text not null references order_status,
        at timestamptz not null
      );
      create index order_event_order on order_event (order_id);
      create table bill (
        id uuid primary key,
        order_id uuid not null unique references orders on delete cascade,
        amount_kopecks bigint not null check (amount_kopecks > 0),
        status text not null check (status in ('waiting', 'paid', 'declined', 'refunded'))
      );
      create table payment (
        id uuid primary key,
        bill_id uuid not null references bill on delete cascade,
        status text not null check (status in ('open', 'paid', 'declined')),
        url text not null,
        created_at timestamptz not null
      );
      create unique index payment_open on payment (bill_id) where status = 'open';
      create table payment_event (
        provider_event_id text primary key,
        payment_id uuid not null references payment on delete cascade,
        result text not null check (result in ('paid', 'declined')),
        amount_kopecks bigint not null,
        received_at timestamptz not null
      );
      create table demo_bank_session (
        id uuid primary key,
        reference text not null unique,
        amount_kopecks bigint not null check (amount_kopecks > 0),
        title text not null,
        return_url text not null,
        decision text check (decision in ('paid', 'declined')),
        created_at timestamptz not null
      );
      create table idempotency_key (
        scope text not null,
        key text not null,
        request_hash text not null,
        order_id uuid not null,
        created_at timestamptz not null,
        primary key (scope, key)
      );
    `.execute(db)
  }
}
