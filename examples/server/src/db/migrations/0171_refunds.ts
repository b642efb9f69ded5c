import { type Migration, sql } from 'kysely'

export const refundsMigration: Migration = {
  up: async db => {
    await sql`
      create table refund (
        id uuid primary key,
        order_id uuid not null references orders on delete cascade,
        status text not null check (status in ('new', 'approved', 'rejected', 'done')),
        reason text not null check (reason in ('changed_mind', 'size', 'defect', 'wrong_item')),
        comment text not null,
        file_ids text[] not null default '{}',
        request_hash text not null,
        sum_kopecks bigint not null check (sum_kopecks >= 0),
        answer text not null default '',
        created_at timestamptz not null
      );
      create index refund_order on refund (order_id, created_at);
      create unique index refund_undecided on refund (order_id) where status = 'new';
      create table refund_item (
        refund_id uuid not null references refund on delete cascade,
        group_id bigint not null,
        count integer not null check (count > 0),
        primary key (refund_id, group_id)
      );
    `.execute(db)
  }
}
