import type { OrderItem } from '../entities/order.ts'
import { apiece } from '../values/price/apiece.ts'
import { kopecks } from '../values/price/kopecks.ts'
import { boundUnits } from '../values/spelling/bound-units.ts'

/** A line of an order as the basket had it: a thing, or a set of several bought as one. */
export interface OrderRow
  extends Pick<OrderItem, 'url' | 'title' | 'variant' | 'image' | 'count' | 'price' | 'sum'> {
  /** No other row or part of its order has it. */
  readonly id: string
  /** What a set is made of; empty of a thing. */
  readonly parts: readonly OrderPiece[]
}

type OrderPiece = Omit<OrderRow, 'parts'>

interface Bought {
  readonly items: readonly OrderItem[]
}

/** What was bought, sets first; of pieces that came from several offers one row for each price. */
export function orderRows({ items }: Bought): readonly OrderRow[] {
  const things = items.filter(({ set }) => set === undefined)
  return [
    ...setsOf(items).map(set => setRow(set, items)),
    ...partsOf('line', things).map(part => ({ ...part, parts: [] }))
  ]
}

type BoughtSet = NonNullable<OrderItem['set']>

function setsOf(items: readonly OrderItem[]): readonly BoughtSet[] {
  const sets = new Map<string, BoughtSet>()
  for (const { set } of items) if (set !== undefined) sets.set(set.id, set)
  return [...sets.values()]
}

function setRow({ id, title, count }: BoughtSet, all: readonly OrderItem[]): OrderRow {
  const items = all.filter(({ set }) => set?.id === id)
  const sum = items.reduce((total, item) => total + kopecks(item.sum), 0) / 100
  return {
    ...{ id: `set-${id}`, title, count, variant: '', url: '' },
    image: items[0]?.image ?? null,
    price: apiece(sum, count),
    sum,
    parts: partsOf(id, items)
  }
}

function partsOf(within: string, items: readonly OrderItem[]): readonly OrderPiece[] {
  const parts = new Map<string, OrderPiece>()
  for (const { groupId, url, title, variant, image, count, price, sum } of items) {
    const id = `${within}-${groupId}-${price}`
    const found = parts.get(id) ?? { count: 0, sum: 0 }
    parts.set(id, {
      ...{ id, url, title: boundUnits(title), variant, image, price },
      count: found.count + count,
      sum: (kopecks(found.sum) + kopecks(sum)) / 100
    })
  }
  return [...parts.values()]
}
