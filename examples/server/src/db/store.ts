import type { Kysely } from 'kysely'
import type { Pool } from 'pg'

import type { Database } from './schema.ts'

export interface Store {
  readonly db: Kysely<Database>
  readonly pool: Pool
  readonly engine: 'embedded' | 'postgresql'
  close(): Promise<void>
}
