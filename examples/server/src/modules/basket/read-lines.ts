import type { Kysely, Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { stockOfOffer } from '../catalog/virtual-stock.ts'
import type { StockedLine } from './price-lines.ts'
import type { StockedSet } from './price-sets.ts'
import { type OfferRow, readGroupFacts, readSetRows, toLine, toSets } from './read-sets.ts'

export interface StockedBasket {
  readonly lines: readonly StockedLine[]
  readonly sets: readonly StockedSet[]
}

/** The lines and sets of a basket in the order they were put in; removed ones are left out. */
export const readLines = (db: Kysely<Database>, basketId: string): Promise<StockedBasket> =>
  readWith(db, basketId, groups => readOffers(db, groups))

/** The same with the offers held until the transaction ends, in the order of their ids. */
export const lockLines = (trx: Transaction<Database>, basketId: string): Promise<StockedBasket> =>
  readWith(trx, basketId, groups => offersQuery(trx, groups).forUpdate().execute())

export const readOffers = (
  db: Kysely<Database>,
  groups: readonly number[]
): Promise<readonly OfferRow[]> => offersQuery(db, groups).execute()

const offersQuery = (db: Kysely<Database>, groups: readonly number[]) =>
  db
    .selectFrom('offer')
    .select(['id', 'group_id', 'prices', 'is_virtual'])
    .select(stockOfOffer.as('stock'))
    .where('group_id', 'in', groups.length === 0 ? [-1] : [...groups])
    .orderBy('id')

async function readWith(
  db: Kysely<Database>,
  basketId: string,
  takeOffers: (groups: readonly number[]) => Promise<readonly OfferRow[]>
): Promise<StockedBasket> {
  const rows = await readRows(db, basketId)
  const setRows = await readSetRows(db, basketId)
  const partIds = setRows.flatMap(row => row.group_ids)
  const facts = partIds.length === 0 ? [] : await readGroupFacts(db, partIds)
  const offers = await takeOffers([...rows.map(row => row.group_id), ...partIds])
  return {
    lines: rows.map(row => toLine(row, offers)),
    sets: toSets(setRows, facts, offers)
  }
}

const readRows = (db: Kysely<Database>, basketId: string) =>
  db
    .selectFrom('basket_item')
    .innerJoin('product_group', 'product_group.id', 'basket_item.group_id')
    .innerJoin('product', 'product.id', 'product_group.product_id')
    .where('basket_item.basket_id', '=', basketId)
    .where('basket_item.count', '>', 0)
    .orderBy('basket_item.added_at')
    .orderBy('basket_item.group_id')
    .select([
      'basket_item.group_id',
      'basket_item.count',
      'basket_item.selected',
      'basket_item.clamped',
      'product.id as product_id',
      'product.old_price',
      'product.weight_grams',
      'product.length_mm',
      'product.width_mm',
      'product.height_mm'
    ])
    .execute()
