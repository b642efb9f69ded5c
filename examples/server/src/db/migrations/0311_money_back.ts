import { type Migration, sql } from 'kysely'

/**
 * Money that has to go back to its buyer, until somebody writes down that it went. Of an older shop
 * nobody knows that: its refunded bills wait once more for the keeper's word.
 */
export const moneyBackMigration: Migration = {
  up: async db => {
    await sql`
      create table money_back (
        id bigint generated always as identity primary key,
        order_id uuid not null references orders on delete cascade,
        payment_id uuid unique references payment on delete cascade,
        reason text not null check (reason in ('twice', 'late', 'cancelled')),
        amount_kopecks bigint not null check (amount_kopecks > 0),
        owed_at timestamptz not null,
        returned_at timestamptz
      );
      create index money_back_order on money_back (order_id);
      insert into money_back (order_id, reason, amount_kopecks, owed_at)
        select order_id, 'cancelled', amount_kopecks, now() from bill where status = 'refunded';
      -- Nobody sends receipts.
      update widget set items = replace(replace(items::text,
          '"Чек"', '"Письмо"'), '"придёт на почту сразу"', '"о заказе придёт сразу"')::jsonb
        where code = 'home-facts';
    `.execute(db)
  }
}
