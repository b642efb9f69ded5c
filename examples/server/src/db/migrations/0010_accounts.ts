import { type Migration, sql } from 'kysely'

export const accountsMigration: Migration = {
  up: async db => {
    await sql`
      create table app_user (
        id uuid primary key,
        email text not null unique check (email = lower(email)),
        password_hash text not null,
        temporary_hash text,
        temporary_until timestamptz,
        fio text not null,
        phone text not null,
        birth_date text,
        roles text[] not null,
        price_role text not null,
        organization_inn text,
        organization_title text,
        school_info jsonb,
        bonus_kopecks bigint not null default 0 check (bonus_kopecks >= 0),
        subscribed boolean not null default false,
        consent_at timestamptz not null,
        created_at timestamptz not null
      );
      create table session (
        id uuid primary key,
        user_id uuid not null references app_user on delete cascade,
        device_id text not null,
        created_at timestamptz not null,
        used_at timestamptz not null,
        revoked_at timestamptz
      );
      create index session_user_id on session (user_id);
      create table refresh_token (
        hash text primary key,
        session_id uuid not null references session on delete cascade,
        issued_at timestamptz not null,
        used_at timestamptz
      );
      create index refresh_token_session on refresh_token (session_id);
    `.execute(db)
  }
}
