import type {
  countOrders as countOrdersContract,
  listOrders as listOrdersContract
} from '@vitrina/core/contracts'
import type { Kysely } from 'kysely'

import type { StatusCode } from '../../db/schema/orders.ts'
import type { Database } from '../../db/schema.ts'
import type { Handler } from '../../http/handlers.ts'
import { countsByStatus, listByStatus } from '../../http/list-by-status.ts'
import { toCards } from './read-orders.ts'
import { readStatuses } from './statuses.ts'

export const listOrders: Handler<typeof listOrdersContract> = async (
  { query },
  { db, visitor }
) => {
  const orders = ordersOf(db, visitor.uid ?? '')
  const having = (code?: StatusCode) =>
    code === undefined ? orders : orders.where('status', '=', code)
  return listByStatus(query, await readStatuses(db), {
    count: async code =>
      (
        await having(code)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    async read({ limit, offset }, code) {
      const newest = having(code).selectAll().orderBy('created_at', 'desc').orderBy('id')
      return toCards(db, await newest.limit(limit).offset(offset).execute())
    }
  })
}

export const countOrders: Handler<typeof countOrdersContract> = async (_, { db, visitor }) => {
  const { all } = await readStatuses(db)
  const rows = await ordersOf(db, visitor.uid ?? '')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  return countsByStatus(all, rows)
}

const ordersOf = (db: Kysely<Database>, uid: string) =>
  db.selectFrom('orders').where('user_id', '=', uid)
