import { storageKeys, tabStorageKeys } from './keys.ts'
import type { TextStorage } from './platform.ts'

type Removing = Pick<TextStorage, 'remove'>

/** The order that somebody was writing in this tab. */
export function forgetDraft(tabStorage: Removing): void {
  for (const key of [tabStorageKeys.checkoutDraft, tabStorageKeys.orderKey]) tabStorage.remove(key)
}

/** What another member has left in this browser besides cookies, before the next one begins (A12). */
export function forgetMember(storage: Removing, tabStorage: Removing): void {
  const { deviceId, favorites, compare, watched, searches, reportedOrders } = storageKeys
  for (const key of [deviceId, favorites, compare, watched, searches, reportedOrders]) {
    storage.remove(key)
  }
  forgetDraft(tabStorage)
  tabStorage.remove(tabStorageKeys.unsent)
}
