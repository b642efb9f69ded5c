import type {
  countBlanks as countBlanksContract,
  listBlanks as listBlanksContract
} from '@vitrina/core/contracts'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Handler } from '../../http/handlers.ts'
import { pageOf, pagingMeta } from '../../http/paging.ts'
import { BLANK_STATUSES, OPEN_STATUSES } from './blank-statuses.ts'
import { toBlanks } from './read-blanks.ts'

const ON_A_PAGE = 10
const EVERY_STATUS = 'all'

export const listBlanks: Handler<typeof listBlanksContract> = async ({ query }, call) => {
  const { status = EVERY_STATUS } = query
  const window = pageOf(query, ON_A_PAGE)
  const chosen = ofStatus(blanksOf(call.db, call.visitor.uid ?? ''), status)
  const { total } = await chosen
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await chosen
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
  return {
    data: await toBlanks(call.db, rows),
    meta: pagingMeta(window, total),
    statuses: [...BLANK_STATUSES],
    cancelStatuses: [...OPEN_STATUSES]
  }
}

export const countBlanks: Handler<typeof countBlanksContract> = async (_, { db, visitor }) => {
  const rows = await blanksOf(db, visitor.uid ?? '')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const counts = new Map<string, number>(rows.map(row => [row.status, row.count]))
  return {
    all: [...counts.values()].reduce((sum, each) => sum + each, 0),
    statuses: BLANK_STATUSES.map(({ code, title }) => ({
      code,
      title,
      count: counts.get(code) ?? 0
    }))
  }
}

const blanksOf = (db: Kysely<Database>, uid: string) =>
  db.selectFrom('blank').where('user_id', '=', uid)

/** An unknown status has no blanks; it is not «all of them». */
function ofStatus(blanks: ReturnType<typeof blanksOf>, status: string) {
  if (status === EVERY_STATUS) return blanks
  const code = BLANK_STATUSES.find(known => known.code === status)?.code
  if (code === undefined) return blanks.where(({ lit }) => lit(false))
  return blanks.where('status', '=', code)
}
