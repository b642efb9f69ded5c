import { type Migration, sql } from 'kysely'

export const rafflesMigration: Migration = {
  up: async db => {
    await sql`
      create table raffle (
        code text primary key,
        title text not null,
        lead text not null,
        html text not null,
        image jsonb,
        prizes jsonb not null,
        conditions text[] not null,
        min_order_kopecks bigint not null check (min_order_kopecks >= 0),
        starts_at timestamptz not null,
        ends_at timestamptz not null check (ends_at > starts_at),
        commitment text not null,
        seed text not null,
        drawn_at timestamptz,
        winners integer[] not null default '{}'
      );
      create table raffle_participant (
        raffle_code text not null references raffle on delete cascade,
        ticket integer not null check (ticket > 0),
        user_id uuid references app_user on delete set null,
        name text not null,
        joined_at timestamptz not null,
        primary key (raffle_code, ticket),
        unique (raffle_code, user_id)
      );
    `.execute(db)
  }
}
