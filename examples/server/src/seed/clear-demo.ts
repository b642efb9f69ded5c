import { type Kysely, sql, type Transaction } from 'kysely'

import { countRows } from '../db/count-rows.ts'
import type { Database } from '../db/schema.ts'
import { ACCOUNTS } from './accounts.ts'

/** What a shop has whatever it sells. */
const KEPT: ReadonlySet<string> = new Set([
  ...['setting', 'site', 'currency', 'price_role', 'rate_limit'],
  ...['order_status', 'payment_method', 'delivery_method', 'place', 'street'],
  ...['form_type', 'form', 'kysely_migration', 'kysely_migration_lock']
])

/** Why the demo shop cannot be taken out. */
export type ClearRefusal = 'no-demo' | 'has-buyers'

/**
 * Takes the demo shop out of its store: goods, texts, accounts, orders, codes. Roles of prices, statuses, ways
 * to pay and deliver, forms and settings stay. Nothing where somebody has signed up or ordered.
 */
export const clearDemo = (db: Kysely<Database>): Promise<ClearRefusal | undefined> =>
  db.transaction().execute(async trx => {
    const emails = ACCOUNTS.map(({ email }) => email)
    const users = trx.selectFrom('app_user')
    if ((await countRows(users.where('email', 'in', emails))) === 0) return 'no-demo'
    const strangers = await Promise.all([
      countRows(users.where('email', 'not in', emails)),
      countRows(trx.selectFrom('orders').where('user_id', 'is', null)),
      countRows(trx.selectFrom('blank').where('user_id', 'is', null))
    ])
    if (strangers.some(count => count > 0)) return 'has-buyers'
    const tables = (await tablesOf(trx)).filter(name => !KEPT.has(name))
    await sql`truncate ${sql.join(tables.map(name => sql.table(name)))}`.execute(trx)
    return undefined
  })

async function tablesOf(trx: Transaction<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(trx)
  return rows.map(({ name }) => name)
}
