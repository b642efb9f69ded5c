import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { stockOfSet } from './price-sets.ts'
import { readOffers } from './read-lines.ts'

interface Repeated {
  readonly orderId: string
  readonly basketId: string
  readonly priceRole: string
  readonly now: Date
}

/** Puts the sets of an order into the basket: at least as many of each; the gone ones are named. */
export async function repeatSets(
  trx: Transaction<Database>,
  { orderId, basketId, priceRole, now }: Repeated
): Promise<{ readonly added: number; readonly missing: string[] }> {
  const missing: string[] = []
  const sets = await readOrderedSets(trx, orderId)
  for (const { setId, code, title, count, groupIds } of sets) {
    const offers = await readOffers(trx, groupIds)
    const parts = groupIds.map(id => ({ offers: offers.filter(offer => offer.group_id === id) }))
    const stock = (await isSold(trx, code)) ? stockOfSet(parts, priceRole) : 0
    if (stock === 0) {
      missing.push(title)
      continue
    }
    const wanted = { count: Math.min(count, stock), added_at: now }
    await trx
      .insertInto('basket_set')
      .values({ basket_id: basketId, set_id: setId, code, group_ids: [...groupIds], ...wanted })
      .onConflict(conflict =>
        conflict.columns(['basket_id', 'set_id']).doUpdateSet(({ fn, ref }) => ({
          count: fn<number>('greatest', [ref('basket_set.count'), ref('excluded.count')]),
          selected: true
        }))
      )
      .execute()
  }
  return { added: sets.length - missing.length, missing }
}

/** Its items name the set and the groups chosen for it: `code:1-2-3`. */
async function readOrderedSets(trx: Transaction<Database>, orderId: string) {
  const rows = await trx
    .selectFrom('order_item')
    .select(['set_id', 'set_title', 'set_count'])
    .distinct()
    .where('order_id', '=', orderId)
    .where('set_id', 'is not', null)
    .orderBy('set_id')
    .execute()
  return rows.map(({ set_id, set_title, set_count }) => {
    const [code = '', groups = ''] = (set_id ?? '').split(':')
    const groupIds = groups.split('-').map(Number)
    return { setId: set_id ?? '', code, title: set_title ?? '', count: set_count ?? 0, groupIds }
  })
}

const isSold = async (trx: Transaction<Database>, code: string) =>
  (await trx
    .selectFrom('constructor_set')
    .select('code')
    .where('code', '=', code)
    .executeTakeFirst()) !== undefined
