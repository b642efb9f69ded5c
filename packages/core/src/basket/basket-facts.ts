import type { BasketTotal } from '../entities/basket.ts'
import type { ProductCard } from '../entities/product.ts'
import { type LineKey, lineKeyOf, productsIn } from './basket-line.ts'
import type { OwnLines } from './basket-news.ts'
import { type BasketContext, type RemovedLine } from './basket-state.ts'
import type { MergedLine } from './merged-lines.ts'

/** What others may want to know of the basket. */
export type BasketFact =
  /** `own`: lines that the visitor has changed himself. */
  | {
      readonly type: 'basket.changed'
      readonly version: number
      readonly total: BasketTotal
      readonly own: OwnLines
    }
  | { readonly type: 'basket.lineFailed'; readonly key: LineKey; readonly message: string }
  | { readonly type: 'basket.lineRemoved'; readonly line: RemovedLine }
  /**
   * The server took the visitor's wish: of each product the group that grew or shrank, with so many
   * pieces as its `count`. Empty where the page does not know the product.
   */
  | {
      readonly type: 'basket.moved'
      readonly isMore: boolean
      readonly products: readonly ProductCard[]
    }
  /** A guest's lines went into the account's basket: the pieces now, and each line that changed. */
  | {
      readonly type: 'basket.merged'
      readonly count: number
      readonly lines: readonly MergedLine[]
    }

/** What others may want to know of a step of the basket. */
export const factsBetween = (before: BasketContext, after: BasketContext): BasketFact[] => [
  ...changed(before, after),
  ...moved(before, after),
  ...Object.entries(after.failures)
    .filter(([name, message]) => before.failures[name] !== message)
    .map(([name, message]) => ({
      type: 'basket.lineFailed' as const,
      ...{ key: lineKeyOf(name), message }
    })),
  ...after.removed
    .filter(line => !before.removed.includes(line))
    .map(line => ({ type: 'basket.lineRemoved' as const, line }))
]

const changed = (before: BasketContext, { version, total }: BasketContext): BasketFact[] =>
  total && version !== before.version
    ? [{ type: 'basket.changed', version, total, own: ownLines(before) }]
    : []

/** Lines whose next change is the visitor's own doing. */
export const ownLines = ({ log, received = [] }: BasketContext): OwnLines =>
  received === 'all' ? received : [...log.map(({ key }) => key), ...received]

/** Only what this visitor wished for in this tab: another tab tells of its own. */
function moved(before: BasketContext, after: BasketContext): BasketFact[] {
  if (before.epoch !== after.epoch) return []
  return [...new Set(before.log.map(({ key }) => key))]
    .map(key => ({
      change: (after.counts[key] ?? 0) - (before.counts[key] ?? 0),
      initial: [after, before].map(({ buckets }) => productsIn(buckets, key))
    }))
    .filter(({ change }) => change !== 0)
    .map(({ change, initial: known }) => ({
      type: 'basket.moved' as const,
      isMore: change > 0,
      products: counted(known.find(found => found.length > 0) ?? [], change)
    }))
}

const counted = (products: readonly ProductCard[], change: number): ProductCard[] =>
  products.map(product => ({
    ...product,
    groups: product.groups.map(group => ({ ...group, count: Math.abs(change) }))
  }))
