import { type Kysely, sql } from 'kysely'

const TABLES = `
create extension if not exists pg_trgm;

create table price_role (code text primary key, position int not null unique);

create table category (
  id int primary key,
  code text not null,
  parent_id int references category (id),
  path int[] not null,
  url_path text not null unique,
  title text not null,
  description text not null,
  sort int not null,
  image jsonb
);

create table partner (
  id int primary key,
  code text not null unique,
  title text not null,
  description text not null,
  size_table text
);

create table filter (
  id int primary key,
  code text not null unique,
  title text not null,
  kind text not null,
  priority int not null,
  seo boolean not null
);

create table filter_value (
  id int primary key,
  filter_id int not null references filter (id),
  code text not null,
  title text not null,
  hex text,
  depended_values int[] not null,
  sort int not null,
  unique (filter_id, code)
);

create table sticker (code text primary key, title text not null, tone text not null);

create table collection (
  id int primary key,
  code text not null unique,
  title text not null,
  description text not null
);

create table product (
  id int primary key,
  code text not null unique,
  title text not null,
  description text not null,
  lead text not null,
  vendor_code text not null,
  vendor_code_key text not null,
  partner_id int references partner (id),
  category_ids int[] not null,
  characteristics jsonb not null,
  pictures jsonb not null,
  stickers text[] not null,
  old_price int,
  rating double precision not null,
  reviews_count int not null,
  popularity int not null,
  created_at timestamptz not null,
  weight_grams int not null,
  length_mm int not null,
  width_mm int not null,
  height_mm int not null,
  search_words text not null,
  tsv tsvector generated always as (
    setweight(to_tsvector('russian', title), 'A') ||
    setweight(to_tsvector('russian', search_words), 'C')
  ) stored
);

create table product_group (
  id int primary key,
  product_id int not null references product (id),
  color jsonb,
  size jsonb
);

create table offer (
  id int primary key,
  group_id int not null references product_group (id),
  barcode text not null,
  stock int not null check (stock >= 0),
  prices jsonb not null
);

create table listing (
  product_id int primary key references product (id),
  category_ids int[] not null,
  collection_ids int[] not null,
  value_ids int[] not null,
  stickers text[] not null,
  prices int[] not null,
  discount int not null,
  in_stock boolean not null,
  popularity int not null,
  rating double precision not null,
  created_at timestamptz not null
);

create table search_word (word text primary key, products int not null);

create table file (
  id text primary key,
  art text not null,
  hue int not null,
  saturation double precision not null,
  brightness double precision not null,
  rotate int not null,
  scale int not null,
  cover text
);
`

const INDEXES = `
create index product_tsv on product using gin (tsv);
create index product_vendor_code_key on product (vendor_code_key);
create index product_group_product on product_group (product_id);
create index offer_group on offer (group_id);
create index offer_barcode on offer (barcode);
create index listing_categories on listing using gin (category_ids);
create index listing_collections on listing using gin (collection_ids);
create index listing_popularity on listing (popularity desc, product_id);
create index search_word_trigrams on search_word using gin (word gin_trgm_ops);
`

/** Keeps «in stock» of the listing true whoever changes a stock. */
const STOCK_TRIGGER = `
create function listing_follows_stock() returns trigger language plpgsql as $$
begin
  update listing set in_stock = exists (
    select 1 from product_group join offer on offer.group_id = product_group.id
    where product_group.product_id = listing.product_id and offer.stock > 0
  )
  where product_id = (select product_id from product_group where id = new.group_id);
  return null;
end $$;

create trigger listing_follows_stock after update of stock on offer
for each row when ((old.stock > 0) <> (new.stock > 0))
execute function listing_follows_stock();
`

export const catalogMigration = {
  async up(db: Kysely<never>) {
    await sql.raw(TABLES).execute(db)
    await sql.raw(INDEXES).execute(db)
    await sql.raw(STOCK_TRIGGER).execute(db)
  }
}
