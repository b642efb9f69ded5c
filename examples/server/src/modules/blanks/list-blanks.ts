import type {
  countBlanks as countBlanksContract,
  listBlanks as listBlanksContract
} from '@vitrina/core/contracts'
import type { Kysely } from 'kysely'

import { countRows } from '../../db/count-rows.ts'
import type { BlankStatusCode } from '../../db/schema/blanks.ts'
import type { Database } from '../../db/schema.ts'
import type { Handler } from '../../http/handlers.ts'
import { countsByStatus, listByStatus } from '../../http/list-by-status.ts'
import { BLANK_STATUSES, OPEN_STATUSES } from './blank-statuses.ts'
import { toBlanks } from './read-blanks.ts'

const rules = { all: BLANK_STATUSES, cancellable: OPEN_STATUSES }

export const listBlanks: Handler<typeof listBlanksContract> = async (
  { query },
  { db, visitor }
) => {
  const blanks = blanksOf(db, visitor.uid ?? '')
  const having = (code?: BlankStatusCode) =>
    code === undefined ? blanks : blanks.where('status', '=', code)
  return listByStatus(query, rules, {
    count: code => countRows(having(code)),
    async read({ limit, offset }, code) {
      const newest = having(code).selectAll().orderBy('created_at', 'desc').orderBy('id')
      return toBlanks(db, await newest.limit(limit).offset(offset).execute())
    }
  })
}

export const countBlanks: Handler<typeof countBlanksContract> = async (_, { db, visitor }) => {
  const rows = await blanksOf(db, visitor.uid ?? '')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  return countsByStatus(BLANK_STATUSES, rows)
}

const blanksOf = (db: Kysely<Database>, uid: string) =>
  db.selectFrom('blank').where('user_id', '=', uid)
