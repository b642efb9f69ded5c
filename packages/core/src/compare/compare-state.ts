import { isId, tidyIds, withoutIds } from '../device-list/device-list.ts'
import { compareMessages } from './compare.messages.ts'

/** More columns nobody reads, and a call takes no more. */
export const COMPARE_MAX = 10

/** Plain JSON; the oldest first, so that a new product is a new last column. */
export interface CompareContext {
  readonly ids: readonly number[]
  /** Why the last product was not added. */
  readonly message: string
}

export type CompareCommand =
  | { readonly type: 'compare.toggle'; readonly productId: number }
  | { readonly type: 'compare.add'; readonly productId: number }
  | { readonly type: 'compare.remove'; readonly productId: number }
  | { readonly type: 'compare.clear' }
  /** The way back from «очистить»: the list as it was. */
  | { readonly type: 'compare.restore'; readonly ids: readonly number[] }
  /** The shop does not have them any more. */
  | { readonly type: 'products.gone'; readonly ids: readonly number[] }

export const compareState = (ids: readonly number[] = []): CompareContext => ({ ids, message: '' })

export const isCompared = (compare: CompareContext, productId: number) =>
  idsOf(compare).includes(productId)

/** Anything else than the comparison is refused by the name of what it lacks. */
export const idsOf = ({ ids }: CompareContext) => ids

/** The list after a command; a product too many leaves it as it is, with a message. */
export function compareAfter(compare: CompareContext, command: CompareCommand): CompareContext {
  const ids = idsOf(compare)
  switch (command.type) {
    case 'compare.toggle':
      return ids.includes(command.productId)
        ? compareState(withoutIds(ids, [command.productId]))
        : withAdded(ids, command.productId)
    case 'compare.add':
      return withAdded(ids, command.productId)
    case 'compare.remove':
      return compareState(withoutIds(ids, [command.productId]))
    case 'compare.clear':
      return compareState()
    case 'compare.restore':
      return compareState(tidyIds(command.ids, COMPARE_MAX))
    case 'products.gone':
      return compareState(withoutIds(ids, command.ids))
    // A caller without types made it up.
    default:
      return compare
  }
}

function withAdded(ids: readonly number[], productId: number): CompareContext {
  if (ids.includes(productId) || !isId(productId)) return compareState(ids)
  if (ids.length >= COMPARE_MAX) return { ids, message: compareMessages.full(COMPARE_MAX) }
  return compareState([...ids, productId])
}
