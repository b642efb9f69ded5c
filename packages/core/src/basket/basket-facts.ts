import type { BasketTotal } from '../entities/basket.ts'
import type { BasketContext, RemovedLine } from './basket-state.ts'

/** What others may want to know of the basket. */
export type BasketFact =
  | { readonly type: 'basket.changed'; readonly version: number; readonly total: BasketTotal }
  | { readonly type: 'basket.lineFailed'; readonly groupId: number; readonly message: string }
  | { readonly type: 'basket.setFailed'; readonly setId: string; readonly message: string }
  | { readonly type: 'basket.lineRemoved'; readonly line: RemovedLine }
  /** A guest's lines went into the account's basket. */
  | { readonly type: 'basket.merged'; readonly count: number }

export const factsBetween = (before: BasketContext, after: BasketContext): BasketFact[] => [
  ...changed(before, after),
  ...Object.entries(after.failures)
    .filter(([groupId, message]) => before.failures[groupId] !== message)
    .map(([id, message]) =>
      id.includes(':')
        ? { type: 'basket.setFailed' as const, setId: id, message }
        : { type: 'basket.lineFailed' as const, groupId: Number(id), message }
    ),
  ...after.removed
    .filter(line => !before.removed.includes(line))
    .map(line => ({ type: 'basket.lineRemoved' as const, line }))
]

const changed = (before: BasketContext, { version, total }: BasketContext): BasketFact[] =>
  total && version !== before.version ? [{ type: 'basket.changed', version, total }] : []
