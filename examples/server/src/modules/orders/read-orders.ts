import type { Order, OrderCard, OrderItem } from '@vitrina/core/entities'
import { isUuid } from '@vitrina/core/platform'
import type { Kysely, Selectable } from 'kysely'

import type { OrderItemTable, OrdersTable } from '../../db/schema/orders.ts'
import type { Database } from '../../db/schema.ts'
import type { Call, Visitor } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import { hashCartToken } from '../basket/owner.ts'
import { readLeft, readSold } from '../certificates/read-certificates.ts'
import { type CardFacts, readCardFacts } from './card-facts.ts'
import { readOrderKey } from './guest-order-key.ts'
import { orderMessages as messages } from './order.messages.ts'
import { readRefundable, readRefunds } from './read-refunds.ts'
import { readStatuses, type Statuses } from './statuses.ts'

export type OrderRow = Selectable<OrdersTable>
type ItemRow = Selectable<OrderItemTable>

/** The visitor's own order; anyone else's is as good as none (S5). */
export async function findOwnOrder(
  db: Kysely<Database>,
  orderId: string,
  visitor: Visitor
): Promise<OrderRow | undefined> {
  const found = isUuid(orderId)
    ? await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
    : undefined
  return found !== undefined && isOwn(found, visitor) ? found : undefined
}

/** The same, refused with 404 when there is none. */
export async function requireOrder(
  db: Kysely<Database>,
  orderId: string,
  visitor: Visitor
): Promise<OrderRow> {
  const found = await findOwnOrder(db, orderId, visitor)
  if (found === undefined) throw new HttpError(404, messages.notFound)
  return found
}

/** The order of a signed key, whoever holds it; refused with 404 when the key is forged or old. */
export async function requireKeyOrder(
  { db, settings, now }: Pick<Call, 'db' | 'settings' | 'now'>,
  key: string
): Promise<OrderRow> {
  const id = readOrderKey(key, settings.secret, now())
  const row =
    id === undefined
      ? undefined
      : await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new HttpError(404, messages.notFound)
  return row
}

/** A guest's order belongs to whoever holds the cart token it was made with. */
function isOwn({ user_id, guest_hash }: OrderRow, { uid, cartToken }: Visitor): boolean {
  if (user_id !== null) return user_id === uid
  return cartToken !== undefined && guest_hash === hashCartToken(cartToken)
}

/** Whoever deleted his account is no guest: his order has no mailbox any more. */
export const isOfGuest = ({ user_id, recipient }: OrderRow): boolean =>
  user_id === null && recipient.email !== ''

/** Cards of orders with their items and bills, in the order given. */
export async function toCards(
  db: Kysely<Database>,
  orders: readonly OrderRow[]
): Promise<OrderCard[]> {
  const ids = orders.map(order => order.id)
  if (ids.length === 0) return []
  const statuses = await readStatuses(db)
  const items = await db
    .selectFrom('order_item')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute()
  const factsOf = await readCardFacts(db, orders)
  return orders.map(order =>
    toCard(
      order,
      items.filter(item => item.order_id === order.id),
      statuses,
      factsOf(order)
    )
  )
}

/** An order with everything its own page shows. */
export async function toOrder(db: Kysely<Database>, row: OrderRow, now: Date): Promise<Order> {
  const [card] = await toCards(db, [row])
  if (card === undefined) throw new HttpError(404, messages.notFound)
  const statuses = await readStatuses(db)
  const events = await db
    .selectFrom('order_event')
    .selectAll()
    .where('order_id', '=', row.id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return {
    ...card,
    goodsPrice: row.goods_kopecks / 100,
    discount: row.discount_kopecks / 100,
    promoCode: row.promo_code,
    ...(await readLeft(db, row.promo_code)),
    certificates: await readSold(db, row.id),
    bonusesSpent: row.bonus_kopecks / 100,
    bonusesForAccrual: row.bonus_accrual_kopecks / 100,
    delivery: { ...row.delivery, price: row.delivery_kopecks / 100 },
    recipient: row.recipient,
    commentary: row.commentary,
    ...(isOfGuest(row) && { isOfGuest: true }),
    flow: [...statuses.all],
    history: events.map(({ status, at }) => ({
      status: statuses.of(status),
      at: at.toISOString()
    })),
    refunds: await readRefunds(db, row),
    refundable: await readRefundable(db, row, now)
  }
}

function toCard(
  order: OrderRow,
  items: readonly ItemRow[],
  statuses: Statuses,
  { method, bill, invoice, owed, isSpent, pickup }: CardFacts
): OrderCard {
  const isPayable = bill?.status === 'waiting' || bill?.status === 'declined'
  return {
    id: order.id,
    number: order.number,
    createdAt: order.created_at.toISOString(),
    status: statuses.of(order.status),
    price: order.total_kopecks / 100,
    count: items.reduce((count, item) => count + item.count, 0),
    items: items.map(toItem),
    payment: {
      methodTitle: order.payment_title,
      ...(method && { method: method.code }),
      status: bill?.status ?? 'none',
      ...(bill === undefined && invoice),
      billId: isPayable && order.status !== 'cancelled' ? bill.id : null,
      toReturn: owed / 100
    },
    ...(pickup && { pickup }),
    canCancel: !isSpent && statuses.cancellable.includes(order.status)
  }
}

const toItem = (row: ItemRow): OrderItem => ({
  groupId: row.group_id,
  productId: row.product_id,
  url: row.url,
  title: row.title,
  variant: row.variant,
  image: row.image,
  count: row.count,
  price: row.price_kopecks / 100,
  sum: row.sum_kopecks / 100,
  ...setOf(row)
})

const setOf = ({ set_id, set_title, set_count }: ItemRow) =>
  set_id === null || set_title === null || set_count === null
    ? {}
    : { set: { id: set_id, title: set_title, count: set_count } }
