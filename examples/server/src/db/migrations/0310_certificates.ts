import { type Kysely, type Migration, sql } from 'kysely'

import { newNumber } from '../certificate-number.ts'

/**
 * Gift certificates get a balance, and die with the order that they were bought with. Numbers of an
 * older shop are joined to their orders by the moment of the payment, from which they live a year.
 */
export const certificatesMigration: Migration = {
  up: async db => {
    await sql`
      create table certificate (
        code text primary key references promo,
        order_id uuid references orders,
        group_id bigint,
        amount_kopecks bigint not null check (amount_kopecks > 0),
        balance_kopecks bigint not null check (balance_kopecks between 0 and amount_kopecks),
        refund_id uuid references refund on delete set null,
        ended_at timestamptz
      );
      create index certificate_order on certificate (order_id);
      alter table promo_use
        add column amount_kopecks bigint not null default 0 check (amount_kopecks >= 0),
        add column returned_kopecks bigint not null default 0
          check (returned_kopecks between 0 and amount_kopecks);
      create index promo_use_order on promo_use (order_id);
      update promo_use set amount_kopecks = orders.discount_kopecks
        from orders where orders.id = promo_use.order_id;
      insert into certificate (code, order_id, group_id, amount_kopecks, balance_kopecks, ended_at)
        select promo.code, sold.order_id, sold.group_id, promo.amount_kopecks,
          greatest(0, promo.amount_kopecks - coalesce(spent.kopecks, 0)),
          case when sold.status = 'cancelled' then now() end
        from promo
        left join lateral (
          select orders.id as order_id, orders.status, order_item.group_id
          from order_event
          join orders on orders.id = order_event.order_id
          join order_item on order_item.order_id = orders.id
          join offer on offer.id = order_item.offer_id and offer.is_virtual
          where order_event.status = 'paid'
            and order_event.at + interval '8760 hours' = promo.expires_at
            and order_item.price_kopecks = promo.amount_kopecks
          order by orders.id, order_item.position limit 1
        ) sold on true
        left join lateral (
          select sum(amount_kopecks)::bigint as kopecks from promo_use
          where promo_use.promo_code = promo.code
        ) spent on true
        where promo.code like 'ПС-%' and promo.title like 'Подарочный сертификат на %'
          and promo.amount_kopecks > 0;
      update promo set max_uses = null where code in (select code from certificate);
    `.execute(db)
    await takeRefunded(db)
    await issueMissing(db)
    await drawSold(db)
    await tellBalance(db)
  }
}

/** The numbers whose money was or will be given back: of several first those with most on them. */
async function takeRefunded(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; group_id: number; order_id: string; count: number }>`
    select refund.id, refund_item.group_id, refund.order_id, refund_item.count
    from refund join refund_item on refund_item.refund_id = refund.id
    where refund.status <> 'rejected'`.execute(db)
  for (const { id, group_id, order_id, count } of rows) {
    await sql`
      update certificate set refund_id = ${id},
        ended_at = case when (select status from refund where id = ${id}) = 'done' then now() end
      where code in (
        select code from certificate
        where order_id = ${order_id} and group_id = ${group_id}
          and refund_id is null and ended_at is null
        order by balance_kopecks desc, code limit ${count})`.execute(db)
  }
}

/** Orders that were paid or received and never got their numbers. */
async function issueMissing(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ order_id: string; group_id: number; price: number }>`
    select orders.id as order_id, order_item.group_id, order_item.price_kopecks as price
    from orders
    join order_item on order_item.order_id = orders.id
    join offer on offer.id = order_item.offer_id and offer.is_virtual
    cross join generate_series(1, order_item.count)
    where orders.status <> 'cancelled' and order_item.price_kopecks > 0
      and exists (select 1 from order_event
        where order_event.order_id = orders.id and order_event.status in ('paid', 'done'))
      and not exists (select 1 from certificate where certificate.order_id = orders.id)
      and not exists (select 1 from refund
        where refund.order_id = orders.id and refund.status <> 'rejected')`.execute(db)
  for (const { order_id, group_id, price } of rows) {
    const code = newNumber()
    const title = `Подарочный сертификат на ${price / 100} ₽`
    await sql`
      insert into promo (code, title, amount_kopecks, minimum_kopecks, once_per_user, expires_at)
      values (${code}, ${title}, ${price}, 0, false, now() + interval '8760 hours')`.execute(db)
    await sql`
      insert into certificate (code, order_id, group_id, amount_kopecks, balance_kopecks)
      values (${code}, ${order_id}, ${group_id}, ${price}, ${price})`.execute(db)
  }
}

/** The page of certificates said that what is left of one is lost. */
const tellBalance = (db: Kysely<unknown>) =>
  sql`
    update widget set items = replace(items::text, ${LOST}, ${KEPT})::jsonb
    where code = 'certificates'`.execute(db)

const LOST = 'Если дешевле, остаток не хранится: выбирайте сумму под подарок.'
const KEPT = 'Если дешевле, остаток сохранится на сертификате до конца срока.'

/** Certificates without a picture of their own get the first that the shop's page of them shows. */
const drawSold = (db: Kysely<unknown>) =>
  sql`
    update product set pictures = jsonb_build_array(
      shown.image || jsonb_build_object('alt', product.title, 'cover', 'rose'))
    from (
      select item -> 'images' -> 0 as image
      from widget cross join lateral jsonb_array_elements(widget.items) as item
      where widget.code = 'certificates' and jsonb_array_length(item -> 'images') > 0 limit 1
    ) as shown
    where jsonb_array_length(product.pictures) = 0 and product.id in (
      select product_group.product_id from product_group
      join offer on offer.group_id = product_group.id and offer.is_virtual);
    update order_item set image = product.pictures -> 0
    from product, offer
    where product.id = order_item.product_id and offer.id = order_item.offer_id
      and offer.is_virtual and order_item.image is null
      and jsonb_array_length(product.pictures) > 0;
  `.execute(db)
