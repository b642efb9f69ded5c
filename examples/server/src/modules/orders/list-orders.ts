import type {
  countOrders as countOrdersContract,
  listOrders as listOrdersContract
} from '@vitrina/core/contracts'
import { type Kysely, sql } from 'kysely'

import { countRows } from '../../db/count-rows.ts'
import type { StatusCode } from '../../db/schema/orders.ts'
import type { Database } from '../../db/schema.ts'
import type { Handler } from '../../http/handlers.ts'
import { countsByStatus, listByStatus } from '../../http/list-by-status.ts'
import { orderNumber } from './order-number.ts'
import { toCards } from './read-orders.ts'
import { readStatuses } from './statuses.ts'

const WORDS_MAX = 8

export const listOrders: Handler<typeof listOrdersContract> = async (
  { query },
  { db, visitor }
) => {
  const orders = matching(ordersOf(db, visitor.uid ?? ''), query.search ?? '')
  const having = (code?: StatusCode) =>
    code === undefined ? orders : orders.where('status', '=', code)
  return listByStatus(query, await readStatuses(db), {
    count: code => countRows(having(code)),
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

type Orders = ReturnType<typeof ordersOf>

/** Every word stands in the number or in something that was bought. */
const matching = (orders: Orders, search: string): Orders =>
  wordsOf(search)
    .slice(0, WORDS_MAX)
    .reduce(
      (found, word) =>
        found.where(({ or, exists, selectFrom }) =>
          or([
            holds('orders.number', word),
            holds('orders.number', orderNumber(word).toLowerCase()),
            exists(
              selectFrom('order_item')
                .select('order_item.order_id')
                .whereRef('order_item.order_id', '=', 'orders.id')
                .where(({ or: either }) =>
                  either([holds('order_item.title', word), holds('order_item.variant', word)])
                )
            )
          ])
        ),
      orders
    )

/** «№ П-100002» is its number. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[\s№#]+/)
    .filter(Boolean)

const holds = (column: string, word: string) =>
  sql<boolean>`strpos(replace(lower(${sql.ref(column)}), 'ё', 'е'), ${word}) > 0`
