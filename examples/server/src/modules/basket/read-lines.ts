import type { Kysely, Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { StockedLine } from './price-lines.ts'

type Offers = StockedLine['offers']

/** The lines of a basket in the order they were put in; removed ones are left out. */
export async function readLines(db: Kysely<Database>, basketId: string): Promise<StockedLine[]> {
  const rows = await readRows(db, basketId)
  return withOffers(rows, await readOffers(db, groupIds(rows)))
}

/** The same with the offers held until the transaction ends, in the order of their ids. */
export async function lockLines(
  trx: Transaction<Database>,
  basketId: string
): Promise<StockedLine[]> {
  const rows = await readRows(trx, basketId)
  return withOffers(rows, await lockOffers(trx, groupIds(rows)))
}

export const readOffers = (db: Kysely<Database>, groups: readonly number[]) =>
  offersQuery(db, groups).execute()

const lockOffers = (trx: Transaction<Database>, groups: readonly number[]) =>
  offersQuery(trx, groups).forUpdate().execute()

const offersQuery = (db: Kysely<Database>, groups: readonly number[]) =>
  db
    .selectFrom('offer')
    .select(['id', 'group_id', 'stock', 'prices'])
    .where('group_id', 'in', groups.length === 0 ? [-1] : [...groups])
    .orderBy('id')

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

type Row = Awaited<ReturnType<typeof readRows>>[number]
type OfferRow = Awaited<ReturnType<typeof readOffers>>[number]

const groupIds = (rows: readonly Row[]) => rows.map(row => row.group_id)

const withOffers = (rows: readonly Row[], offers: readonly OfferRow[]): StockedLine[] =>
  rows.map(row =>
    toLine(
      row,
      offers.filter(offer => offer.group_id === row.group_id)
    )
  )

const toLine = (row: Row, offers: Offers): StockedLine => ({
  groupId: row.group_id,
  productId: row.product_id,
  count: row.count,
  selected: row.selected,
  clamped: row.clamped,
  offers,
  oldPrice: row.old_price ?? undefined,
  parcel: {
    weightGrams: row.weight_grams,
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    heightMm: row.height_mm
  }
})
