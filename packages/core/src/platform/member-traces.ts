import { storageKeys, tabStorageKeys } from './keys.ts'
import type { TextStorage } from './platform.ts'

type Removing = Pick<TextStorage, 'remove'>

/** Of the browser itself, whoever uses it. */
const KEPT: readonly string[] = [
  storageKeys.tokensMirror,
  storageKeys.handledNotifications,
  storageKeys.newestIntent
]

/** The order that somebody was writing in this tab, and what became of it. */
export function forgetDraft(tabStorage: Removing): void {
  const { checkoutDraft, orderKey, earlierOrder } = tabStorageKeys
  for (const key of [checkoutDraft, orderKey, earlierOrder]) tabStorage.remove(key)
}

/** What another member has left in this browser besides cookies, before the next one begins (A12). */
export function forgetMember(
  storage: Pick<TextStorage, 'keys' | 'remove'>,
  tabStorage: Removing
): void {
  for (const key of storage.keys()) if (!KEPT.includes(key)) storage.remove(key)
  forgetDraft(tabStorage)
  tabStorage.remove(tabStorageKeys.unsent)
}
