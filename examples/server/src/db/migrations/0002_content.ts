import { type Kysely, sql } from 'kysely'

const TABLES = `
create table setting (key text primary key, value jsonb not null);

create table site (id text primary key, code text not null, title text not null);

create table currency (
  id text primary key,
  code text not null unique,
  sign text not null,
  rate double precision not null check (rate > 0)
);

create table banner (
  code text primary key,
  place text not null,
  sort int not null,
  title text not null,
  text text not null,
  link jsonb,
  cover text not null,
  images jsonb not null
);

create table page (code text primary key, title text not null, html text not null);

create table seo_page (
  url text primary key,
  title text not null,
  og_title text not null,
  description text not null,
  og_description text not null,
  keywords text not null,
  h1 text not null
);

create table restock_request (
  group_id int not null references product_group (id),
  email text not null,
  created_at timestamptz not null default now(),
  primary key (group_id, email)
);
`

export const contentMigration = {
  async up(db: Kysely<never>) {
    await sql.raw(TABLES).execute(db)
  }
}
