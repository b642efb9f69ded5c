import { type Migration, sql } from 'kysely'

export const verificationMigration: Migration = {
  up: async db => {
    await sql`
      alter table app_user
        add column temporary_once boolean not null default false,
        add column verified_email text,
        add column verified_phone text,
        add column city jsonb;
      create table verification_code (
        contact_hash text primary key,
        code_hash text not null,
        tries_left integer not null check (tries_left >= 0),
        sent_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index verification_code_expiry on verification_code (expires_at);
      create index idempotency_key_created on idempotency_key (created_at);
      create index delivery_calculation_owner on delivery_calculation (owner);
    `.execute(db)
  }
}
