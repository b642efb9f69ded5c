import { type LineKey, titleIn } from './basket-line.ts'
import { linesOf, quantityOf } from './basket-log.ts'
import type { BasketContext } from './basket-state.ts'

/** A line that a sign-in left with another quantity than the guest had seen. */
export interface MergedLine {
  readonly key: LineKey
  /** Empty where the page knows no products. */
  readonly title: string
  /** Pieces in the guest's basket; 0 for what only the account had. */
  readonly before: number
  readonly after: number
}

/** What differs between a guest's basket and the account's after both became one, line by line. */
export const mergedLines = (guest: BasketContext, merged: BasketContext): MergedLine[] =>
  [...new Set([...linesOf(guest), ...linesOf(merged)])]
    .map(key => ({
      key,
      title: titleIn(merged.buckets, key) || titleIn(guest.buckets, key),
      before: quantityOf(guest, key),
      after: quantityOf(merged, key)
    }))
    .filter(({ before, after }) => before !== after)
