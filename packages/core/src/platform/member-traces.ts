import { storageKeys, tabStorageKeys } from './keys.ts'
import type { TextStorage } from './platform.ts'

type Removing = Pick<TextStorage, 'remove'>

/** The order that somebody was writing in this tab, and what became of it. */
export function forgetDraft(tabStorage: Removing): void {
  const { checkoutDraft, orderKey, earlierOrder } = tabStorageKeys
  for (const key of [checkoutDraft, orderKey, earlierOrder]) tabStorage.remove(key)
}

/** What another member has left in this browser besides cookies, before the next one begins (A12). */
export function forgetMember(storage: Removing, tabStorage: Removing): void {
  const { deviceId, favorites, compare, watched, searches, reportedOrders, children } = storageKeys
  const lists = [favorites, compare, watched, searches, children]
  for (const key of [deviceId, reportedOrders, ...lists]) storage.remove(key)
  forgetDraft(tabStorage)
  tabStorage.remove(tabStorageKeys.unsent)
}
