import { tabStorageKeys } from '@vitrina/core/platform'

/** Whether this tab keeps a checkout form that was filled in before. */
export function hasCheckoutDraft(): boolean {
  try {
    return sessionStorage.getItem(tabStorageKeys.checkoutDraft) !== null
  } catch {
    return false // Storage is forbidden: nothing was kept.
  }
}
