import { defineSubject } from '../../store/by-command.ts'
import type { Store } from '../../store/store.ts'
import { isId, tidyIds, withoutIds } from '../device-list/device-list.ts'
import {
  type DeviceList,
  keepList,
  type ListHost,
  type ListReceived
} from '../device-list/keep-list.ts'
import type { GoneCommand } from '../device-list/list-reading.ts'

/** More columns nobody reads, and a call takes no more. */
export const COMPARE_MAX = 10

export type CompareCommand =
  | { readonly type: 'compare.add'; readonly productId: number }
  | { readonly type: 'compare.remove'; readonly productId: number }
  | { readonly type: 'compare.clear' }
  /** The way back: products at the column where they stood. */
  | { readonly type: 'compare.restore'; readonly ids: readonly number[]; readonly column: number }
  | GoneCommand
  | ListReceived

export const isCompared = ({ ids }: DeviceList, productId: number): boolean =>
  ids.includes(productId)

export const comparedCount = ({ ids }: DeviceList): number => ids.length

export const isCompareFull = ({ ids }: DeviceList): boolean => ids.length >= COMPARE_MAX

/** Compared products of a guest or a member, the oldest first: a new one is the last column. */
export const compareSubject = /* @__PURE__ */ defineSubject<DeviceList, CompareCommand>({
  name: 'compare',
  start: initial => ({ ids: [], isRead: false, ...initial }),
  commands: {
    'compare.add': (compare, { productId }) => added(compare, productId),
    'compare.remove': (compare, { productId }) => without(compare, [productId]),
    'compare.clear': compare => without(compare, compare.ids),
    'compare.restore': restored,
    'products.gone': (compare, { ids }) => without(compare, ids),
    'list.heard': (_, { ids }) => ({ ids, isRead: true })
  }
})

/** Shows what lies on the device and keeps what changes. Returns the way to stop. */
export const keepCompare = (store: Pick<Store, 'get' | 'send' | 'subscribe'>, host: ListHost) =>
  keepList(store, { subject: compareSubject, limit: COMPARE_MAX, newest: 'last' }, host)

const withIds = (compare: DeviceList, ids: readonly number[]): DeviceList => ({ ...compare, ids })

function added(compare: DeviceList, productId: number): DeviceList {
  const isNew = isId(productId) && !isCompared(compare, productId)
  return isNew && !isCompareFull(compare) ? withIds(compare, [...compare.ids, productId]) : compare
}

const without = (compare: DeviceList, ids: readonly number[]): DeviceList =>
  ids.some(id => isCompared(compare, id)) ? withIds(compare, withoutIds(compare.ids, ids)) : compare

/** Nothing that came in the meantime makes room for what comes back. */
function restored(
  compare: DeviceList,
  { ids: back, column }: { readonly ids: readonly number[]; readonly column: number }
): DeviceList {
  const { ids } = compare
  const missing = withoutIds(tidyIds(back, COMPARE_MAX), ids).slice(0, COMPARE_MAX - ids.length)
  return missing.length > 0
    ? withIds(compare, [...ids.slice(0, column), ...missing, ...ids.slice(column)])
    : compare
}
