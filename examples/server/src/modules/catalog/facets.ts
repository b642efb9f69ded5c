import type { Facets, Filter } from '@vitrina/core/entities'
import { KOPECKS } from '@vitrina/core/values'

import { FIRST_FILTER_BIT, type ListingRows } from './query-listing.ts'
import type { Selection } from './selection.ts'

/** Counts of each value under all the other filters; values that would leave nothing are absent. */
export function toFacets(
  rows: ListingRows,
  { filters: chosen }: Selection,
  filters: readonly Filter[]
): Facets {
  const bitOf = new Map(chosen.map(({ code }, index) => [code, FIRST_FILTER_BIT << index]))
  const counts = new Map<string, number>()
  for (const { id, mask, count } of rows.values) counts.set(`${id}:${mask}`, count)
  return {
    filters: filters
      .map(({ code, values }) => ({
        code,
        values: values
          .map(({ id }) => ({ id, count: countOf(counts, id, bitOf.get(code)) }))
          .filter(({ count }) => count > 0)
      }))
      .filter(({ values }) => values.length > 0),
    price:
      rows.minimum === null || rows.maximum === null
        ? null
        : { min: rows.minimum / KOPECKS, max: rows.maximum / KOPECKS },
    inStock: rows.inStock
  }
}

/** Products that miss nothing, and those that miss only this value's own filter. */
function countOf(counts: ReadonlyMap<string, number>, id: number, bit: number | undefined): number {
  const missingNothing = counts.get(`${id}:0`) ?? 0
  return missingNothing + (bit === undefined ? 0 : (counts.get(`${id}:${bit}`) ?? 0))
}
