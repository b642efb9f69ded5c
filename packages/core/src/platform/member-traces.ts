import { draftKeys, storageKeys, tabStorageKeys } from './keys.ts'
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
  for (const key of Object.values(draftKeys)) tabStorage.remove(key)
  forgetOrder(tabStorage)
}

/**
 * The server has ended a session: what its member was typing waits in this tab for him alone. What has
 * no owner by name could be read by the next, and goes.
 */
export function leaveDraft(tabStorage: Removing & Pick<TextStorage, 'get'>): void {
  if (tabStorage.get(draftKeys.owner) === undefined) forgetDraft(tabStorage)
  else forgetOrder(tabStorage)
}

function forgetOrder(tabStorage: Removing): void {
  const { orderKey, earlierOrder } = tabStorageKeys
  for (const key of [orderKey, earlierOrder]) tabStorage.remove(key)
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
