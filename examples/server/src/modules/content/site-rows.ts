import { type RawBuilder, sql } from 'kysely'

import type { Visitor } from '../../http/call.ts'

/** Rows of the visitor's site: those that name it and those that name none. */
export const ofSite = (
  { siteId }: Pick<Visitor, 'siteId'>,
  column = 'site_ids'
): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)} = '{}' or ${siteId}::text = any(${sql.ref(column)}))`
