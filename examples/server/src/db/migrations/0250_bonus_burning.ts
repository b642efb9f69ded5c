import { type Migration, sql } from 'kysely'

/** Bonuses may burn after the days of a setting, and the keeper may correct a balance. */
export const bonusBurningMigration: Migration = {
  up: async db => {
    await sql`
      alter table bonus_entry
        drop constraint bonus_entry_kind_check,
        add constraint bonus_entry_kind_check check (kind in ('opening', 'accrued', 'held', 'spent',
          'released', 'refunded', 'revoked', 'burned', 'corrected'));
    `.execute(db)
  }
}
