import type { ListingColumns } from './listing-columns.ts'
import { comparing } from './listing-orders.ts'
import type { Slots } from './scope.ts'
import type { Match } from './search.ts'

interface RankedPage {
  /** Place of a category in the catalogue, by its id from 1. */
  readonly categoryPlaces: readonly number[]
  readonly limit: number
  readonly offset: number
  /** What belongs to the page's selection. */
  readonly met: Slots
}

/**
 * The nearest first; things found alike stand in the order of the catalogue, then by popularity. Only
 * those alike that the page reaches are sorted.
 */
export function pageByRank(columns: ListingColumns, match: Match, page: RankedPage): number[] {
  const { limit, offset } = page
  const popular = comparing(columns, 'popular', 1)
  const found: number[] = []
  let skipped = 0
  for (const alike of groupsOf(columns, match, page)) {
    if (skipped + alike.length <= offset) skipped += alike.length
    else found.push(...alike.toSorted(popular))
    if (skipped + found.length >= offset + limit) break
  }
  return found.slice(offset - skipped, offset - skipped + limit)
}

/** What is found alike and stands in the same place, in the order of the page. */
function groupsOf(
  { leaf }: ListingColumns,
  { slots, ranks }: Match,
  { categoryPlaces, met }: RankedPage
): readonly (readonly number[])[] {
  const groups = new Map<string, { rank: number; place: number; slots: number[] }>()
  slots.forEach((slot, at) => {
    if (!met.has(slot)) return
    const rank = ranks?.[at] ?? 0
    const place = categoryPlaces[(leaf[slot] ?? 0) - 1] ?? Infinity
    const key = `${rank} ${place}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { rank, place, slots: [slot] })
    else group.slots.push(slot)
  })
  return [...groups.values()]
    .sort((one, other) => other.rank - one.rank || one.place - other.place)
    .map(group => group.slots)
}
