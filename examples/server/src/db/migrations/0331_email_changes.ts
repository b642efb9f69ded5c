import { type Migration, sql } from 'kysely'

/** A session that has proven a further address, and every change of an account's own. */
export const emailChangesMigration: Migration = {
  up: async db => {
    await sql`
      alter table session
        add column proven_email text,
        add column proven_at timestamptz;
      create table email_change (
        id uuid primary key,
        user_id uuid not null references app_user on delete cascade,
        old_email text not null,
        changed_at timestamptz not null,
        undone_at timestamptz
      );
      create index email_change_old on email_change (old_email);
      create index email_change_user on email_change (user_id);
    `.execute(db)
  }
}
