import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { userTypeOf } from '../modules/basket/purse.ts'
import { readShopRules } from '../modules/basket/shop-rules.ts'
import { wholeBonuses } from '../modules/basket/sums.ts'
import { readItemFacts } from '../modules/catalog/item-facts.ts'
import type { DemoShop } from './demo-shop.ts'
import { insertRows, type SeedRow } from './insert-rows.ts'
import type { DemoOrder } from './order-shapes.ts'

type Item = SeedRow<'order_item'>

/** Writes the demo accounts' past orders; their stock was never in the shop. */
export async function writeOrders(db: Kysely<Database>, shop: DemoShop): Promise<void> {
  const accounts = await readBuyers(db)
  const { accrualPercent } = (await readShopRules(db)).bonuses
  const methods = await db.selectFrom('payment_method').selectAll().execute()
  for (const order of shop.orders) {
    const account = accounts.find(({ email }) => email === order.email.toLowerCase())
    const method = methods.find(({ code }) => code === order.paymentMethod)
    if (account === undefined || method === undefined) continue
    const id = randomUUID()
    const items = await itemRows(db, id, order, account.price_role)
    const goods = items.reduce((sum, item) => sum + item.sum_kopecks, 0)
    const { fio, email, phone } = account
    const row = {
      ...orderRow(order, goods),
      id,
      user_id: account.id,
      bonus_accrual_kopecks: wholeBonuses(goods, accrualPercent[userTypeOf(account.roles)]),
      recipient: { fio, email, phone },
      delivery: deliveryOf(shop, order),
      payment_method: method.id,
      payment_title: method.title
    }
    await insertRows(db, 'orders', [row])
    await insertRows(db, 'order_item', items)
    await writeHistory(db, id, order)
    if (method.is_online) await writeBill(db, id, order, goods)
  }
}

const readBuyers = (db: Kysely<Database>) =>
  db.selectFrom('app_user').select(['id', 'email', 'fio', 'phone', 'price_role', 'roles']).execute()

/** Sold without discounts, to nobody's organisation. */
const orderRow = (
  { number, status, createdAt, comment, deliveryKopecks }: DemoOrder,
  goods: number
) => ({
  number,
  status,
  created_at: new Date(createdAt),
  commentary: comment,
  goods_kopecks: goods,
  discount_kopecks: 0,
  bonus_kopecks: 0,
  delivery_kopecks: deliveryKopecks,
  total_kopecks: goods + deliveryKopecks,
  promo_code: null,
  guest_hash: null,
  organization: null
})

async function itemRows(
  db: Kysely<Database>,
  orderId: string,
  { items }: DemoOrder,
  priceRole: string
): Promise<Item[]> {
  const offers = await db
    .selectFrom('offer')
    .innerJoin('product_group', 'product_group.id', 'offer.group_id')
    .select(['offer.id', 'offer.barcode', 'offer.group_id', 'offer.prices', 'product_id'])
    .where('barcode', 'in', ['', ...items.map(item => item.barcode)])
    .execute()
  const facts = await readItemFacts(
    db,
    offers.map(offer => offer.group_id)
  )
  return items.flatMap(({ barcode, count }, position) => {
    const offer = offers.find(each => each.barcode === barcode)
    const found = offer && facts.get(offer.group_id)
    if (offer === undefined || found === undefined) return []
    const own = offer.prices.find(price => price.priceRole === priceRole) ?? offer.prices[0]
    const price = own?.kopecks ?? 0
    const { group_id, id: offer_id, product_id } = offer
    const sums = { count, price_kopecks: price, sum_kopecks: price * count }
    return [{ ...found, ...sums, order_id: orderId, position, group_id, offer_id, product_id }]
  })
}

function deliveryOf(shop: DemoShop, order: DemoOrder) {
  const points = [...shop.deliveryPoints, ...shop.stores]
  const point = points.find(({ code }) => code === order.pointCode)
  const method = shop.deliveryMethods.find(({ code }) => code === order.deliveryMethod)
  return {
    title: method?.title ?? '',
    address: point ? `${point.title}, ${point.address}` : (order.address ?? ''),
    date: order.createdAt.slice(0, 10)
  }
}

const writeHistory = (db: Kysely<Database>, orderId: string, { history }: DemoOrder) =>
  db
    .insertInto('order_event')
    .values(history.map(({ status, at }) => ({ order_id: orderId, status, at: new Date(at) })))
    .execute()

const writeBill = (db: Kysely<Database>, orderId: string, order: DemoOrder, goods: number) =>
  insertRows(db, 'bill', [
    {
      id: randomUUID(),
      order_id: orderId,
      amount_kopecks: goods + order.deliveryKopecks,
      status: billStatus(order)
    }
  ])

function billStatus({ isPaid, status }: DemoOrder): SeedRow<'bill'>['status'] {
  if (status === 'cancelled') return isPaid ? 'refunded' : 'declined'
  return isPaid ? 'paid' : 'waiting'
}
