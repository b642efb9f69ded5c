import { type Migration, sql } from 'kysely'

export const notificationsMigration: Migration = {
  up: async db => {
    await sql`
      create table notification (
        id uuid primary key,
        user_id uuid references app_user on delete cascade,
        type_code text not null,
        title text not null,
        body text not null,
        created_at timestamptz not null
      );
      create index notification_user on notification (user_id, created_at desc);
      create index notification_time on notification (created_at);
      create table notification_read (
        user_id uuid not null references app_user on delete cascade,
        notification_id uuid not null references notification on delete cascade,
        read_at timestamptz not null,
        primary key (user_id, notification_id)
      );
    `.execute(db)
  }
}
