import { randomUUID } from 'node:crypto'
import { calendarDateAt, shopTimeZone } from '@vitrina/core/values'
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'

import type { BlankItemTable, BlankTable } from '../../db/schema/blanks.ts'
import type { OrderItemTable } from '../../db/schema/orders.ts'
import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { takePieces } from '../orders/stock.ts'
import { blankMessages as messages } from './blank.messages.ts'
import { OPEN_STATUSES } from './blank-statuses.ts'

type BlankRow = Selectable<BlankTable>

/**
 * After the call: a blank becomes an order at the prices its visitor saw, to be paid on receipt.
 * The pieces come off the stock; when they are gone meanwhile, nothing happens. Returns the order.
 */
export const turnBlankIntoOrder = (
  db: Kysely<Database>,
  { blankId, now }: { readonly blankId: string; readonly now: Date }
): Promise<string> =>
  db.transaction().execute(async trx => {
    const blank = await lockBlank(trx, blankId)
    const items = await readItems(trx, blankId)
    const orderId = randomUUID()
    await writeOrderRow(trx, { blank, orderId, goods: sumOf(items), now })
    const rows = await allocate(trx, orderId, items)
    await trx.insertInto('order_item').values(rows).execute()
    await takePieces(
      trx,
      rows.map(row => ({ offerId: row.offer_id, count: row.count }))
    )
    await trx
      .insertInto('order_event')
      .values({ order_id: orderId, status: 'new', at: now })
      .execute()
    await trx
      .updateTable('blank')
      .set({ status: 'ordered', order_id: orderId })
      .where('id', '=', blankId)
      .execute()
    return orderId
  })

const readItems = (trx: Transaction<Database>, blankId: string) =>
  trx
    .selectFrom('blank_item')
    .selectAll()
    .where('blank_id', '=', blankId)
    .orderBy('position')
    .execute()

async function lockBlank(trx: Transaction<Database>, blankId: string): Promise<BlankRow> {
  const blank = await trx
    .selectFrom('blank')
    .selectAll()
    .where('id', '=', blankId)
    .forUpdate()
    .executeTakeFirst()
  if (blank === undefined) throw new HttpError(404, messages.notFound)
  if (!OPEN_STATUSES.includes(blank.status)) throw new HttpError(409, messages.closed)
  return blank
}

interface OrderOfBlank {
  readonly blank: BlankRow
  readonly orderId: string
  readonly goods: number
  readonly now: Date
}

async function writeOrderRow(
  trx: Transaction<Database>,
  { blank, orderId, goods, now }: OrderOfBlank
): Promise<void> {
  const email = await emailOf(trx, blank.user_id)
  const payment = await onReceipt(trx)
  const date = calendarDateAt(now.getTime(), shopTimeZone()) ?? ''
  await trx
    .insertInto('orders')
    .values({
      id: orderId,
      user_id: blank.user_id,
      guest_hash: blank.guest_hash,
      status: 'new',
      created_at: now,
      goods_kopecks: goods,
      discount_kopecks: 0,
      bonus_kopecks: 0,
      delivery_kopecks: 0,
      total_kopecks: goods,
      promo_code: null,
      recipient: JSON.stringify({ fio: blank.name, email, phone: blank.phone }),
      organization: null,
      commentary: blank.commentary,
      delivery: JSON.stringify({ title: messages.byPhone, address: '', date }),
      payment_method: payment.id,
      payment_title: payment.title
    })
    .execute()
}

async function emailOf(trx: Transaction<Database>, uid: string | null): Promise<string> {
  if (uid === null) return ''
  const account = await trx
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', uid)
    .executeTakeFirst()
  return account?.email ?? ''
}

const onReceipt = (trx: Transaction<Database>) =>
  trx
    .selectFrom('payment_method')
    .select(['id', 'title'])
    .where('is_online', '=', false)
    .where('only_for_organizations', '=', false)
    .orderBy('sort')
    .executeTakeFirstOrThrow()

/** Which offers the pieces come from; they are held from here on, in the order of their ids. */
async function allocate(
  trx: Transaction<Database>,
  orderId: string,
  items: readonly Selectable<BlankItemTable>[]
): Promise<Insertable<OrderItemTable>[]> {
  const offers = await trx
    .selectFrom('offer')
    .select(['id', 'group_id', 'stock'])
    .where('group_id', 'in', [-1, ...items.map(item => item.group_id)])
    .orderBy('id')
    .forUpdate()
    .execute()
  const left = new Map(offers.map(offer => [offer.id, offer.stock]))
  const portions = items.flatMap(item => {
    const own = offers.filter(offer => offer.group_id === item.group_id)
    return take(own, left, item.count).map(portion => ({ item, ...portion }))
  })
  return portions.map(({ item, offerId, count }, position) => ({
    ...factsOf(item),
    order_id: orderId,
    position,
    offer_id: offerId,
    count,
    sum_kopecks: item.price_kopecks * count
  }))
}

const factsOf = (item: Selectable<BlankItemTable>) => ({
  group_id: item.group_id,
  product_id: item.product_id,
  title: item.title,
  variant: item.variant,
  url: item.url,
  image: item.image === null ? null : JSON.stringify(item.image),
  price_kopecks: item.price_kopecks
})

function take(offers: readonly { id: number }[], left: Map<number, number>, wanted: number) {
  const portions: { offerId: number; count: number }[] = []
  let missing = wanted
  for (const { id } of offers) {
    const count = Math.min(missing, left.get(id) ?? 0)
    if (count === 0) continue
    portions.push({ offerId: id, count })
    left.set(id, (left.get(id) ?? 0) - count)
    missing -= count
  }
  if (missing > 0) throw new HttpError(409, messages.outOfStock)
  return portions
}

const sumOf = (items: readonly Selectable<BlankItemTable>[]) =>
  items.reduce((sum, item) => sum + item.sum_kopecks, 0)
