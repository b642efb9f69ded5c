import { type Migration, sql } from 'kysely'

export const bonusesMigration: Migration = {
  up: async db => {
    await sql`
      create table bonus_entry (
        id bigint generated always as identity primary key,
        user_id uuid not null references app_user on delete cascade,
        kind text not null check (kind in ('opening', 'accrued', 'held', 'spent', 'released')),
        amount_kopecks bigint not null,
        order_id uuid references orders on delete cascade,
        title text not null,
        at timestamptz not null,
        unique (order_id, kind)
      );
      create index bonus_entry_user on bonus_entry (user_id, at desc, id desc);
      insert into bonus_entry (user_id, kind, amount_kopecks, title, at)
        select id, 'opening', bonus_kopecks, 'Начальный остаток', created_at
        from app_user where bonus_kopecks > 0;
      alter table orders add column bonus_accrual_kopecks bigint not null default 0
        check (bonus_accrual_kopecks >= 0);
      alter table basket
        add column promo_intent text not null default '',
        add column bonus_intent text not null default '';
      alter table basket_item add column select_intent text not null default '';
      alter table promo
        add column starts_at timestamptz,
        add column max_discount_kopecks bigint check (max_discount_kopecks > 0);
      insert into setting (key, value) values
        ('shop.freeDeliveryFrom', '5000'),
        ('shop.leastOrderFrom', '0'),
        ('bonuses.rules',
          '{"writeOffPercent":50,"accrualPercent":{"user":5,"org_user":3,"dealer":2}}')
        on conflict (key) do nothing;
    `.execute(db)
  }
}
