import { type Kysely, type Migration, Migrator } from 'kysely'

import { catalogMigration } from './migrations/0001_catalog.ts'
import { contentMigration } from './migrations/0002_content.ts'
import { accountsMigration } from './migrations/0010_accounts.ts'
import { basketMigration } from './migrations/0020_basket.ts'
import { deliveryMigration } from './migrations/0030_delivery.ts'
import { ordersMigration } from './migrations/0040_orders.ts'
import { filesMigration } from './migrations/0140_files.ts'
import type { Database } from './schema.ts'

/** Applied in the order of their names; a name never changes once it was released. */
const MIGRATIONS: Record<string, Migration> = {
  '0001_catalog': catalogMigration,
  '0002_content': contentMigration,
  '0010_accounts': accountsMigration,
  '0020_basket': basketMigration,
  '0030_delivery': deliveryMigration,
  '0040_orders': ordersMigration,
  '0140_files': filesMigration
}

/** Brings the store to the newest schema. On PostgreSQL Kysely holds an advisory lock meanwhile. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
