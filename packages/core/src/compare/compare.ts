import { isId, tidyIds, withoutIds } from '../device-list/device-list.ts'
import {
  type DeviceList,
  keepList,
  type ListHeard,
  type ListHost
} from '../device-list/keep-list.ts'
import type { GoneCommand } from '../device-list/list-reading.ts'
import type { Store } from '../store/store.ts'
import type { Subject } from '../store/subject.ts'

/** More columns nobody reads, and a call takes no more. */
export const COMPARE_MAX = 10

export type CompareCommand =
  | { readonly type: 'compare.add'; readonly productId: number }
  | { readonly type: 'compare.remove'; readonly productId: number }
  | { readonly type: 'compare.clear' }
  /** The way back: products at the column where they stood. */
  | { readonly type: 'compare.restore'; readonly ids: readonly number[]; readonly column: number }
  | GoneCommand
  | ListHeard

export const isCompared = ({ ids }: DeviceList, productId: number): boolean =>
  ids.includes(productId)

export const comparedCount = ({ ids }: DeviceList): number => ids.length

export const isCompareFull = ({ ids }: DeviceList): boolean => ids.length >= COMPARE_MAX

/** What a visitor compares, guest or member: the oldest first, so that a new one is the last column. */
export const compareSubject: Subject<DeviceList, CompareCommand> = {
  name: 'compare',
  start: known => ({ ids: [], isKnown: false, ...known }),
  after: (compare, command) => {
    if (command.type === 'list.heard') return { ids: command.ids, isKnown: true }
    const ids = idsAfter(compare, command)
    return ids === compare.ids ? compare : { ...compare, ids }
  }
}

/** Shows what lies on the device and keeps what changes. Returns the way to stop. */
export const keepCompare = (store: Pick<Store, 'get' | 'send' | 'subscribe'>, host: ListHost) =>
  keepList(
    store,
    { subject: compareSubject, key: 'compare', limit: COMPARE_MAX, newest: 'last' },
    host
  )

function idsAfter(
  compare: DeviceList,
  command: Exclude<CompareCommand, ListHeard>
): readonly number[] {
  const { ids } = compare
  switch (command.type) {
    case 'compare.add': {
      const { productId } = command
      const isNew = isId(productId) && !ids.includes(productId)
      return isNew && !isCompareFull(compare) ? [...ids, productId] : ids
    }
    case 'compare.remove':
      return ids.includes(command.productId) ? withoutIds(ids, [command.productId]) : ids
    case 'compare.clear':
      return ids.length > 0 ? [] : ids
    case 'compare.restore':
      return restored(ids, command.ids, command.column)
    case 'products.gone':
      return command.ids.some(id => ids.includes(id)) ? withoutIds(ids, command.ids) : ids
    // A caller without types made it up.
    default:
      return ids
  }
}

/** Nothing that came in the meantime makes room for what comes back. */
function restored(ids: readonly number[], back: readonly number[], column: number) {
  const missing = withoutIds(tidyIds(back, COMPARE_MAX), ids).slice(0, COMPARE_MAX - ids.length)
  return missing.length > 0 ? [...ids.slice(0, column), ...missing, ...ids.slice(column)] : ids
}
