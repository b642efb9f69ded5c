import { type Kysely, sql } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { PERSONAL_TABLES, type Person, rowsOf } from './personal-columns.ts'

type Rows = readonly (readonly string[])[]
type Exported = Readonly<Record<string, unknown>>

const HEADER = ['Где', 'Строка', 'Что', 'Значение']

/** All that the shop knows of a person as rows of a table, the first row names the columns. */
export async function personRows(db: Kysely<Database>, person: Person): Promise<Rows> {
  const all: (readonly string[])[] = [HEADER]
  for (const [name, table] of PERSONAL_TABLES) {
    const columns = Object.keys(table.exported)
    if (columns.length === 0) continue
    const { rows } = await sql<Exported>`
      select ${sql.join(columns.map(column => sql.ref(column)))} from ${sql.table(name)}
      where ${rowsOf(table, person)} order by 1`.execute(db)
    all.push(...rows.flatMap((row, place) => cellsOf(table, row, String(place + 1))))
  }
  return all
}

const cellsOf = (
  {
    title,
    exported
  }: { readonly title: string; readonly exported: Readonly<Record<string, string>> },
  row: Exported,
  place: string
): Rows =>
  Object.entries(exported)
    .map(([column, what]) => [title, place, what, wordsOf(row[column])])
    .filter(([, , , value]) => value !== '')

/** What is typed inside a value of several fields, one after the other. */
function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  return Object.values(value).map(wordsOf).filter(Boolean).join(', ')
}
