import { linesOf, quantityOf, setQuantityOf, setsOf } from './basket-log.ts'
import type { BasketContext } from './basket-state.ts'

/** A line or set that a sign-in left with another quantity than the guest had seen. */
export interface MergedLine {
  /** Group id, or set id. */
  readonly id: string
  /** Empty where the page knows no products. */
  readonly title: string
  /** Pieces in the guest's basket; 0 for what only the account had. */
  readonly before: number
  readonly after: number
}

/** What differs between a guest's basket and the account's after both became one, line by line. */
export function mergedLines(guest: BasketContext, merged: BasketContext): MergedLine[] {
  const groupIds = new Set([...linesOf(guest), ...linesOf(merged)])
  const setIds = new Set([...setsOf(guest), ...setsOf(merged)])
  return [
    ...[...groupIds].map(groupId => ({
      id: String(groupId),
      title: titleOfLine(merged, groupId) || titleOfLine(guest, groupId),
      before: quantityOf(guest, groupId),
      after: quantityOf(merged, groupId)
    })),
    ...[...setIds].map(setId => ({
      id: setId,
      title: titleOfSet(merged, setId) || titleOfSet(guest, setId),
      before: setQuantityOf(guest, setId),
      after: setQuantityOf(merged, setId)
    }))
  ].filter(({ before, after }) => before !== after)
}

const titleOfLine = ({ buckets = [] }: BasketContext, groupId: number) =>
  buckets
    .flatMap(({ products }) => products)
    .find(({ groups }) => groups.some(({ id }) => id === groupId))?.title ?? ''

const titleOfSet = ({ buckets = [] }: BasketContext, setId: string) =>
  buckets.flatMap(({ constructorSets }) => constructorSets).find(({ id }) => id === setId)?.title ??
  ''
