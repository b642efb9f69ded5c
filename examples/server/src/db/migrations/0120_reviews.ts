import { type Migration, sql } from 'kysely'

/** A rate of the catalogue is the mean of its published reviews, whoever changes a review. */
const RATING_TRIGGER = `
create function rating_follows_reviews() returns trigger language plpgsql as $$
declare
  told record;
begin
  -- One after another, or two new reviews would not see each other. Their foreign keys hold
  -- the product as well, but only its key.
  perform 1 from product
  where id in (select product_id from changed where product_id is not null)
  order by id for no key update;
  for told in
    select product.id, count(review.id)::int as count,
      coalesce(round(avg(review.rate), 1), 0)::double precision as rating
    from product
    left join review on review.product_id = product.id and review.status = 'published'
    where product.id in (select product_id from changed where product_id is not null)
    group by product.id
  loop
    update product set rating = told.rating, reviews_count = told.count
    where id = told.id and (rating, reviews_count) is distinct from (told.rating, told.count);
    update listing set rating = told.rating
    where product_id = told.id and rating is distinct from told.rating;
  end loop;
  return null;
end $$;

create trigger rating_follows_new_reviews after insert on review
referencing new table as changed
for each statement execute function rating_follows_reviews();

create trigger rating_follows_judged_reviews after update on review
referencing new table as changed
for each statement execute function rating_follows_reviews();

create trigger rating_follows_gone_reviews after delete on review
referencing old table as changed
for each statement execute function rating_follows_reviews();
`

export const reviewsMigration: Migration = {
  up: async db => {
    await sql`
      create table review (
        id uuid primary key,
        type text not null check (type in ('product', 'shop')),
        product_id integer references product on delete cascade,
        user_id uuid references app_user on delete cascade,
        author text not null,
        city text not null,
        rate integer not null check (rate between 1 and 5),
        text text not null,
        size text not null,
        variant text not null,
        fit text check (fit in ('small', 'true', 'large')),
        answer text,
        answered_at timestamptz,
        status text not null check (status in ('moderation', 'published', 'rejected')),
        created_at timestamptz not null,
        check ((type = 'product') = (product_id is not null))
      );
      create index review_list on review (type, product_id, created_at desc);
      create unique index review_of_product on review (user_id, product_id)
        where type = 'product' and status <> 'rejected';
      create unique index review_of_shop on review (user_id)
        where type = 'shop' and status <> 'rejected';
      create table review_file (
        review_id uuid not null references review on delete cascade,
        position integer not null,
        file_id text not null,
        kind text not null check (kind in ('image', 'video')),
        alt text not null,
        cover text,
        primary key (review_id, position)
      );
    `.execute(db)
    await sql.raw(RATING_TRIGGER).execute(db)
    // Rates of a catalogue that was filled before there were reviews have nothing behind them.
    await sql`
      update product set rating = 0, reviews_count = 0;
      update listing set rating = 0;
    `.execute(db)
  }
}
