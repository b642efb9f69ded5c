import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { lockBasket, touchBasket } from '../basket/basket-rows.ts'
import type { BasketScope } from '../basket/basket-scope.ts'
import { sellableStock } from '../basket/price-lines.ts'
import { readOffers } from '../basket/read-lines.ts'
import { repeatSets } from '../basket/repeat-sets.ts'

interface Repetition {
  readonly added: number
  readonly missing: string[]
}

/**
 * Puts the lines of an order into the basket: at least as many of each as were ordered, so that a
 * second click adds nothing. What cannot be bought any more is named.
 */
export async function repeat(
  trx: Transaction<Database>,
  orderId: string,
  { owner, priceRole, now }: BasketScope
): Promise<Repetition> {
  const basket = await lockBasket(trx, owner, now)
  const items = await readSingles(trx, orderId)
  const offers = await readOffers(
    trx,
    items.map(item => item.group_id)
  )
  const missing: string[] = []
  for (const { group_id, title, count } of items) {
    const own = offers.filter(offer => offer.group_id === group_id)
    const stock = sellableStock(own, priceRole)
    if (stock === 0) missing.push(title)
    else await raiseTo(trx, basket.id, group_id, Math.min(count, stock), now)
  }
  const sets = await repeatSets(trx, { orderId, basketId: basket.id, priceRole, now })
  await touchBasket(trx, basket.id, now)
  return {
    added: items.length - missing.length + sets.added,
    missing: [...missing, ...sets.missing]
  }
}

/** What was not bought as a part of a set. */
const readSingles = (trx: Transaction<Database>, orderId: string) =>
  trx
    .selectFrom('order_item')
    .select(({ fn }) => ['group_id', 'title', fn.sum<number>('count').as('count')])
    .where('order_id', '=', orderId)
    .where('set_id', 'is', null)
    .groupBy(['group_id', 'title'])
    .orderBy('title')
    .execute()

const raiseTo = (
  trx: Transaction<Database>,
  basketId: string,
  groupId: number,
  count: number,
  now: Date
) =>
  trx
    .insertInto('basket_item')
    .values({ basket_id: basketId, group_id: groupId, count, added_at: now })
    .onConflict(conflict =>
      conflict.columns(['basket_id', 'group_id']).doUpdateSet(({ fn, ref }) => ({
        count: fn<number>('greatest', [ref('basket_item.count'), ref('excluded.count')]),
        selected: true
      }))
    )
    .execute()
