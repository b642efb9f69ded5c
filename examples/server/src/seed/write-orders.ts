import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { readShopRules } from '../modules/basket/shop-rules.ts'
import { wholeBonuses } from '../modules/basket/sums.ts'
import { userTypeOf } from '../modules/bonuses/bonuses.ts'
import { readItemFacts } from '../modules/orders/item-facts.ts'
import type { DemoShop } from './demo-shop.ts'
import { insertRows, type SeedRow } from './insert-rows.ts'
import type { DemoOrder } from './shop-shapes.ts'

type Item = SeedRow<'order_item'>

/** Writes the demo accounts' past orders; their stock was never in the shop. */
export async function writeOrders(db: Kysely<Database>, shop: DemoShop): Promise<void> {
  const accounts = await db
    .selectFrom('app_user')
    .select(['id', 'email', 'fio', 'phone', 'price_role', 'roles'])
    .execute()
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
    await insertRows(db, 'orders', [
      {
        id,
        number: order.number,
        user_id: account.id,
        guest_hash: null,
        status: order.status,
        created_at: new Date(order.createdAt),
        goods_kopecks: goods,
        discount_kopecks: 0,
        bonus_kopecks: 0,
        bonus_accrual_kopecks: wholeBonuses(goods, accrualPercent[userTypeOf(account.roles)]),
        delivery_kopecks: order.deliveryKopecks,
        total_kopecks: goods + order.deliveryKopecks,
        promo_code: null,
        recipient: { fio, email, phone },
        organization: null,
        commentary: order.comment,
        delivery: deliveryOf(shop, order),
        payment_method: method.id,
        payment_title: method.title
      }
    ])
    await insertRows(db, 'order_item', items)
    await writeHistory(db, id, order)
    if (method.is_online) await writeBill(db, id, order, goods)
  }
}

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
    const offer = offers.find(known => known.barcode === barcode)
    const known = offer && facts.get(offer.group_id)
    if (offer === undefined || known === undefined) return []
    const own = offer.prices.find(price => price.priceRole === priceRole) ?? offer.prices[0]
    const price = own?.kopecks ?? 0
    return [
      {
        order_id: orderId,
        position,
        group_id: offer.group_id,
        offer_id: offer.id,
        product_id: offer.product_id,
        title: known.title,
        variant: known.variant,
        url: known.url,
        image: known.image,
        count,
        price_kopecks: price,
        sum_kopecks: price * count
      }
    ]
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
