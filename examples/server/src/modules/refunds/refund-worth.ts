import { refundWorth } from '@vitrina/core/orders'
import type { Selectable } from 'kysely'

import type { OrderItemTable } from '../../db/schema/orders.ts'

export interface ReturnedItem {
  readonly groupId: number
  readonly count: number
}

type Bought = Pick<Selectable<OrderItemTable>, 'group_id' | 'offer_id' | 'count' | 'sum_kopecks'>

/** What the pieces cost when they were bought, kopecks, before discount and bonuses. */
export const worthOf = (items: readonly ReturnedItem[], bought: readonly Bought[]): number =>
  refundWorth(items, bought.map(toPieces))

export const toPieces = ({ group_id, count, sum_kopecks }: Bought) => ({
  groupId: group_id,
  count,
  kopecks: sum_kopecks
})

/** Which offers the pieces came from, `before` of each group having come back earlier. */
export function offersOf(
  items: readonly ReturnedItem[],
  bought: readonly Bought[],
  before: readonly ReturnedItem[]
) {
  return items.flatMap(({ groupId, count }) => {
    let skipped = before.find(item => item.groupId === groupId)?.count ?? 0
    let missing = count
    return bought
      .filter(item => item.group_id === groupId)
      .map(item => {
        const free = Math.max(0, item.count - skipped)
        const taken = Math.min(free, missing)
        skipped = Math.max(0, skipped - item.count)
        missing -= taken
        return { offerId: item.offer_id, count: taken }
      })
      .filter(portion => portion.count > 0)
  })
}

/** Pieces by group, added up. */
export function mergeItems(items: readonly ReturnedItem[]): readonly ReturnedItem[] {
  const counts = new Map<number, number>()
  for (const { groupId, count } of items) counts.set(groupId, (counts.get(groupId) ?? 0) + count)
  return [...counts].map(([groupId, count]) => ({ groupId, count }))
}
