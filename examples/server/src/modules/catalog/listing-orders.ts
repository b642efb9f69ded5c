import type { ListingColumns } from './listing-columns.ts'

export type Sort = 'popular' | 'price' | 'price-desc' | 'new' | 'rating' | 'discount'

type Compare = (one: number, other: number) => number

interface Order {
  slots: Int32Array
  /** Slots whose place may be another by now. */
  readonly moved: Set<number>
}

/** The orders of the listing, each made when it is first asked for and mended as products change. */
export interface ListingOrders {
  /** Slots of all listed products; `rolePosition` is that of the prices, from 1. */
  of(sort: Sort, rolePosition: number): Int32Array
  move(slot: number): void
}

export function createListingOrders(columns: ListingColumns): ListingOrders {
  const orders = new Map<string, Order>()
  return {
    of(sort, rolePosition) {
      const key = sort.startsWith('price') ? `${sort} ${rolePosition}` : sort
      const compare = comparing(columns, sort, rolePosition)
      const found = orders.get(key)
      const slots = found === undefined ? sorted(columns, compare) : mended(columns, found, compare)
      orders.set(key, { slots, moved: new Set() })
      return slots
    },
    move(slot) {
      for (const { moved } of orders.values()) moved.add(slot)
    }
  }
}

const sorted = ({ size, isListed }: ListingColumns, compare: Compare) =>
  Int32Array.from({ length: size }, (_, slot) => slot)
    .filter(slot => isListed[slot] === 1)
    .sort(compare)

function mended({ isListed }: ListingColumns, { slots, moved }: Order, compare: Compare) {
  if (moved.size === 0) return slots
  const stayed = slots.filter(slot => !moved.has(slot))
  const added = [...moved].filter(slot => isListed[slot] === 1).sort(compare)
  const merged = new Int32Array(stayed.length + added.length)
  let from = 0
  added.forEach((slot, place) => {
    const to = firstBehind(stayed, slot, compare)
    merged.set(stayed.subarray(from, to), from + place)
    merged[to + place] = slot
    from = to
  })
  merged.set(stayed.subarray(from), from + added.length)
  return merged
}

/** The place of the first slot that stands behind this one. */
function firstBehind(slots: Int32Array, slot: number, compare: Compare): number {
  let [low, high] = [0, slots.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(slots[middle] ?? 0, slot) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** The id at the end keeps equal products in one order from page to page; without a price comes last. */
export function comparing(columns: ListingColumns, sort: Sort, rolePosition: number): Compare {
  const { ids, popularity, rating, discount, created } = columns
  const prices = columns.prices[rolePosition - 1]
  const up = (column: ArrayLike<number> | undefined, one: number, other: number) =>
    signOf(column?.[one] ?? 0, column?.[other] ?? 0)
  const popular: Compare = (one, other) => up(popularity, other, one) || up(ids, one, other)
  const compare: Record<Sort, Compare> = {
    popular,
    price: (one, other) => up(prices, one, other) || popular(one, other),
    'price-desc': (one, other) => up(prices, other, one) || popular(one, other),
    new: (one, other) => up(created, other, one) || up(ids, one, other),
    rating: (one, other) => up(rating, other, one) || popular(one, other),
    discount: (one, other) => up(discount, other, one) || popular(one, other)
  }
  return compare[sort]
}

const signOf = (one: number, other: number) => (one < other ? -1 : one > other ? 1 : 0)
