import type { Pool, PoolClient } from 'pg'

const BATCH_ROWS = 500
const SETTINGS = 'setting'

/** The two stores do not go together; the message says why, to the keeper. */
export class CopyRefused extends Error {}

interface Copied {
  readonly tables: number
  readonly rows: number
}

interface Table {
  readonly name: string
  /** Quoted, without those that the database fills itself. */
  readonly columns: string
}

/**
 * Copies every row of one migrated store into another, empty one, in one transaction on each side:
 * the source as it was at one moment, the target wholly or not at all.
 */
export async function copyStore(from: Pool, to: Pool): Promise<Copied> {
  const [source, target] = [await from.connect(), await to.connect()]
  try {
    await source.query('begin isolation level repeatable read read only')
    await target.query('begin')
    await requireSameSchema(source, target)
    const tables = await readTables(target)
    await requireEmpty(target, tables)
    // The only rows that migrations write.
    await target.query(`delete from ${SETTINGS}`)
    const rows = await copyTables({ source, target, tables })
    await copySequences(source, target)
    await target.query('commit')
    return { tables: tables.length, rows }
  } catch (error) {
    await target.query('rollback')
    throw error
  } finally {
    await source.query('rollback')
    source.release()
    target.release()
  }
}

async function requireSameSchema(source: PoolClient, target: PoolClient): Promise<void> {
  const [one, other] = await Promise.all(
    [source, target].map(async client => {
      const { rows } = await client.query('select name from kysely_migration order by name')
      return rows.map(({ name }) => String(name)).join()
    })
  )
  if (one === other) return
  throw new CopyRefused('Хранилища разных версий: откройте магазин этой версии и повторите')
}

async function readTables(client: PoolClient): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(
    `select quote_ident(c.table_name) as name,
       string_agg(quote_ident(c.column_name), ', ' order by c.ordinal_position) as columns
     from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
       and c.is_generated = 'NEVER' and c.table_name not like 'kysely\\_%'
     group by c.table_name order by c.table_name`
  )
  return rows
}

async function requireEmpty(target: PoolClient, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables.filter(table => table.name !== SETTINGS)) {
    const { rowCount } = await target.query(`select from ${name} limit 1`)
    if (rowCount !== 0) {
      throw new CopyRefused(`Хранилище, куда копировать, не пустое (таблица ${name})`)
    }
  }
}

interface Work {
  readonly source: PoolClient
  readonly target: PoolClient
  readonly tables: readonly Table[]
}

/** Keys between tables come back when all rows are there; triggers would count things twice. */
async function copyTables({ source, target, tables }: Work): Promise<number> {
  const keys = await dropForeignKeys(target)
  let total = 0
  for (const table of tables) {
    await target.query(`alter table ${table.name} disable trigger user`)
    await copyRows(source, target, table)
    await target.query(`alter table ${table.name} enable trigger user`)
    total += await requireSameCount(source, target, table.name)
  }
  for (const restore of keys) await target.query(restore)
  return total
}

async function dropForeignKeys(target: PoolClient): Promise<readonly string[]> {
  const { rows } = await target.query<{ drop: string; restore: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname,
         pg_get_constraintdef(oid)) as restore
     from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace`
  )
  for (const { drop } of rows) await target.query(drop)
  return rows.map(({ restore }) => restore)
}

async function copyRows(source: PoolClient, target: PoolClient, table: Table): Promise<void> {
  const { name, columns } = table
  await source.query(
    `declare copied no scroll cursor for select row_to_json(r)::text as row from ${name} r`
  )
  for (;;) {
    const { rows } = await source.query<{ row: string }>(`fetch ${BATCH_ROWS} from copied`)
    if (rows.length === 0) break
    await target.query(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
      [`[${rows.map(({ row }) => row).join()}]`]
    )
  }
  await source.query('close copied')
}

async function requireSameCount(source: PoolClient, target: PoolClient, name: string) {
  const count = `select count(*)::int as count from ${name}`
  const [one, other] = [await source.query(count), await target.query(count)]
  if (one.rows[0]?.count === other.rows[0]?.count) return Number(one.rows[0]?.count)
  throw new CopyRefused(`Строки таблицы ${name} скопировались не все: ничего не изменено`)
}

/** Numbers go on where they stopped. */
async function copySequences(source: PoolClient, target: PoolClient): Promise<void> {
  const { rows } = await source.query<{ name: string; last: string }>(
    `select quote_ident(sequencename) as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null`
  )
  for (const { name, last } of rows) {
    await target.query('select setval($1::text::regclass, $2::text::bigint)', [name, last])
  }
}
