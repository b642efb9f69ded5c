import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { StockedLine, StockedOffer } from './price-lines.ts'
import type { StockedSet } from './price-sets.ts'

/** The sets of a basket in the order they were put in; removed ones are left out. */
export const readSetRows = (db: Kysely<Database>, basketId: string) =>
  db
    .selectFrom('basket_set')
    .leftJoin('constructor_set', 'constructor_set.code', 'basket_set.code')
    .where('basket_id', '=', basketId)
    .where('count', '>', 0)
    .orderBy('added_at')
    .orderBy('set_id')
    .select(['set_id', 'basket_set.code', 'group_ids', 'count', 'selected', 'clamped'])
    .select(['constructor_set.title', 'constructor_set.discount_percent'])
    .execute()

export type SetRow = Awaited<ReturnType<typeof readSetRows>>[number]

/** What is needed to sell a group, besides its offers. */
export const readGroupFacts = (db: Kysely<Database>, groups: readonly number[]) =>
  db
    .selectFrom('product_group')
    .innerJoin('product', 'product.id', 'product_group.product_id')
    .where('product_group.id', 'in', [-1, ...groups])
    .select([
      'product_group.id as group_id',
      'product.id as product_id',
      'product.old_price',
      'product.weight_grams',
      'product.length_mm',
      'product.width_mm',
      'product.height_mm'
    ])
    .execute()

export type GroupFacts = Awaited<ReturnType<typeof readGroupFacts>>[number]

export type OfferRow = StockedOffer & { readonly group_id: number }

/** A set that is not sold any more, or lost a part, has no parts: it is out of stock. */
export function toSets(
  rows: readonly SetRow[],
  facts: readonly GroupFacts[],
  offers: readonly OfferRow[]
): StockedSet[] {
  return rows.map(row => {
    const { set_id, code, title, discount_percent, count, selected, clamped } = row
    const parts = row.group_ids.flatMap(groupId => {
      const found = facts.find(({ group_id }) => group_id === groupId)
      return found === undefined ? [] : [toLine({ ...found, count, selected, clamped }, offers)]
    })
    const isWhole = title !== null && parts.length === row.group_ids.length
    return {
      id: set_id,
      code,
      title: title ?? '',
      discountPercent: discount_percent ?? 0,
      count,
      selected,
      clamped,
      parts: isWhole ? parts : []
    }
  })
}

type LineRow = GroupFacts & Pick<StockedLine, 'count' | 'selected' | 'clamped'>

export const toLine = (row: LineRow, offers: readonly OfferRow[]): StockedLine => ({
  groupId: row.group_id,
  productId: row.product_id,
  count: row.count,
  selected: row.selected,
  clamped: row.clamped,
  offers: offers.filter(offer => offer.group_id === row.group_id),
  oldPrice: row.old_price ?? undefined,
  parcel: {
    weightGrams: row.weight_grams,
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    heightMm: row.height_mm
  }
})
