import { rowName } from '@vitrina/core/cart'
import type { RepeatLine } from '@vitrina/core/entities'
import { KOPECKS } from '@vitrina/core/values'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { priceApiece, sellableStock } from '../basket/price-lines.ts'
import { readOffers } from '../basket/read-lines.ts'

/** The things of an order beside what they are today for this price role. */
export async function previewRepeat(
  db: Kysely<Database>,
  orderId: string,
  priceRole: string
): Promise<RepeatLine[]> {
  const items = await readItems(db, orderId)
  const offers = await readOffers(
    db,
    items.map(item => item.group_id)
  )
  return items.map(({ group_id, title, variant, count, paid }) => {
    const own = offers.filter(offer => offer.group_id === group_id)
    const stock = sellableStock(own, priceRole)
    // What was bought in a set had the price of the set.
    const price = stock === 0 ? 0 : priceApiece(own, priceRole, count) / KOPECKS
    const paidPrice = paid === null ? price : paid / KOPECKS
    return { title: rowName({ title, variant }), count, stock, paidPrice, price }
  })
}

const readItems = (db: Kysely<Database>, orderId: string) =>
  db
    .selectFrom('order_item')
    .select(({ fn, eb }) => [
      'group_id',
      'title',
      'variant',
      fn.sum<number>('count').as('count'),
      fn
        .max<number | null>(
          eb.case().when('set_id', 'is', null).then(eb.ref('price_kopecks')).else(null).end()
        )
        .as('paid')
    ])
    .where('order_id', '=', orderId)
    .groupBy(['group_id', 'title', 'variant'])
    .orderBy('title')
    .orderBy('variant')
    .execute()
