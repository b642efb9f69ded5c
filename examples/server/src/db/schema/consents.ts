import type { ConsentPurpose } from '@vitrina/core/entities'
import type { Generated } from 'kysely'

/** Every choice is a row of its own and none is changed: the newest one holds. */
export interface ConsentRecordTable {
  id: Generated<string>
  cart_token: string | null
  user_id: string | null
  site_id: string
  /** Which text the visitor read. */
  text_version: string
  /** What was allowed; an empty list takes everything back. */
  purposes: ConsentPurpose[]
  at: Date
}

export interface ConsentsTables {
  consent_record: ConsentRecordTable
}
