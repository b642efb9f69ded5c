import { type Migration, sql } from 'kysely'

/** An order may be sent back in parts: each refund has its own entries. */
export const refundBonusesMigration: Migration = {
  up: async db => {
    await sql`
      alter table bonus_entry
        add column refund_id uuid references refund on delete cascade,
        drop constraint bonus_entry_kind_check,
        drop constraint bonus_entry_order_id_kind_key,
        add constraint bonus_entry_kind_check check (kind in
          ('opening', 'accrued', 'held', 'spent', 'released', 'refunded', 'revoked'));
      create unique index bonus_entry_once on bonus_entry (order_id, kind) where refund_id is null;
      create unique index bonus_entry_refund on bonus_entry (refund_id, kind);
    `.execute(db)
  }
}
