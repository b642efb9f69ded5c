import type {
  countOrders as countOrdersContract,
  listOrders as listOrdersContract
} from '@vitrina/core/contracts'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { Handler } from '../../http/handlers.ts'
import { pageOf, pagingMeta } from '../../http/paging.ts'
import { toCards } from './read-orders.ts'
import { readStatuses } from './statuses.ts'

const ON_A_PAGE = 10
const EVERY_STATUS = 'all'

export const listOrders: Handler<typeof listOrdersContract> = async ({ query }, call) => {
  const { status = EVERY_STATUS } = query
  const window = pageOf(query, ON_A_PAGE)
  const { all, cancellable } = await readStatuses(call.db)
  const code = all.find(known => known.code === status)?.code
  const ofVisitor = ordersOf(call.db, call.visitor.uid ?? '')
  // An unknown status has no orders; it is not «all of them».
  const isUnknown = status !== EVERY_STATUS && code === undefined
  const chosen = code === undefined ? ofVisitor : ofVisitor.where('status', '=', code)
  const total = isUnknown ? 0 : await count(chosen)
  const rows = isUnknown
    ? []
    : await chosen
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(window.limit)
        .offset(window.offset)
        .execute()
  return {
    data: await toCards(call.db, rows),
    meta: pagingMeta(window, total),
    statuses: [...all],
    cancelStatuses: [...cancellable]
  }
}

export const countOrders: Handler<typeof countOrdersContract> = async (_, { db, visitor }) => {
  const { all } = await readStatuses(db)
  const rows = await ordersOf(db, visitor.uid ?? '')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const counts = new Map<string, number>(rows.map(row => [row.status, row.count]))
  return {
    all: [...counts.values()].reduce((sum, each) => sum + each, 0),
    statuses: all.map(({ code, title }) => ({ code, title, count: counts.get(code) ?? 0 }))
  }
}

const ordersOf = (db: Kysely<Database>, uid: string) =>
  db.selectFrom('orders').where('user_id', '=', uid)

const count = async (orders: ReturnType<typeof ordersOf>) =>
  (await orders.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow())
    .count
