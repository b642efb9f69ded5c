import { type Kysely, sql } from 'kysely'

/** An empty list of sites means all of them. */
const COLUMNS = `
alter table banner
  add column site_ids text[] not null default '{}',
  add column category text,
  add column filter_values text[] not null default '{}';

alter table page
  add column parent_code text references page (code),
  add column sort int not null default 0,
  add column updated_at timestamptz not null default now(),
  add column tsv tsvector generated always as (
    setweight(to_tsvector('russian', title), 'A') ||
    setweight(to_tsvector('russian', html), 'C')
  ) stored;

alter table partner
  add column html text not null default '',
  add column image jsonb,
  add column images jsonb not null default '[]',
  add column sort int not null default 0;
`

const TABLES = `
create table news (
  id int primary key,
  code text not null unique,
  type text not null,
  title text not null,
  preview text not null,
  html text not null,
  tags text[] not null,
  image jsonb,
  link jsonb,
  promo_code text,
  collection text,
  publication_date timestamptz not null,
  ends_at timestamptz,
  site_ids text[] not null default '{}',
  tsv tsvector generated always as (
    setweight(to_tsvector('russian', title), 'A') ||
    setweight(to_tsvector('russian', preview), 'B') ||
    setweight(to_tsvector('russian', html), 'C')
  ) stored
);

create table size_table (
  code text primary key,
  title text not null,
  note text not null,
  columns jsonb not null,
  rows jsonb not null
);

create table shop_point (
  id int primary key,
  code text not null unique,
  type text not null,
  place_id int not null references place (id),
  title text not null,
  address text not null,
  note text not null,
  latitude double precision not null,
  longitude double precision not null,
  hours text not null,
  phone text not null,
  services text[] not null,
  images jsonb not null,
  delivery_point_code text references delivery_point (code),
  site_ids text[] not null default '{}'
);

create table widget (
  code text primary key,
  kind text not null,
  title text not null,
  text text not null,
  items jsonb not null,
  site_ids text[] not null default '{}'
);
`

const INDEXES = `
create index page_tsv on page using gin (tsv);
create index news_tsv on news using gin (tsv);
create index news_tags on news using gin (tags);
create index news_publication on news (type, publication_date desc, id desc);
create index product_partner on product (partner_id);
`

export const contentTextsMigration = {
  async up(db: Kysely<never>) {
    await sql.raw(COLUMNS).execute(db)
    await sql.raw(TABLES).execute(db)
    await sql.raw(INDEXES).execute(db)
  }
}
