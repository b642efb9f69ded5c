import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Each row says which transaction wrote it last, and each one that is gone which deleted it, so that who
 * holds a copy of the listing can ask for what a snapshot sees and an earlier one did not.
 */
const CHANGES = `
alter table listing add column changed xid8 not null default pg_current_xact_id();
create index listing_changed on listing (changed);

-- No product means all of them.
create table listing_gone (
  product_id int,
  changed xid8 not null default pg_current_xact_id()
);
create index listing_gone_changed on listing_gone (changed);

create function listing_is_changed() returns trigger language plpgsql as $$
begin
  new.changed := pg_current_xact_id();
  return new;
end $$;

create trigger listing_is_changed before insert or update on listing
for each row execute function listing_is_changed();

create function listing_is_gone() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into listing_gone (product_id) values (old.product_id);
  else
    insert into listing_gone (product_id) values (null);
  end if;
  return null;
end $$;

create trigger listing_is_gone after delete on listing
for each row execute function listing_is_gone();
create trigger listing_is_emptied after truncate on listing
for each statement execute function listing_is_gone();

-- The copy holds the category that a product stands in first.
create function listing_follows_category() returns trigger language plpgsql as $$
begin
  update listing set category_ids = category_ids where product_id = new.id;
  return null;
end $$;

create trigger listing_follows_category after update of category_ids on product
for each row execute function listing_follows_category();
`

/** A row of the product table is 2 kB wide: a search reads the keys of its hits from a narrow table. */
const SEARCH = `
create table product_search (
  product_id int primary key references product (id) on delete cascade,
  tsv tsvector not null
);
insert into product_search select id, tsv from product;
create index product_search_tsv on product_search using gin (tsv);
drop index product_tsv;

create function search_follows_product() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.tsv is distinct from old.tsv then
    insert into product_search (product_id, tsv) values (new.id, new.tsv)
    on conflict (product_id) do update set tsv = excluded.tsv;
  end if;
  return null;
end $$;

create trigger search_follows_product after insert or update on product
for each row execute function search_follows_product();
`

/** Instances hold the listing in their memory, and a search has a narrow table. */
export const listingChangesMigration: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw(CHANGES).execute(db)
    await sql.raw(SEARCH).execute(db)
  }
}
