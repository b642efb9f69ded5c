import { tabStorageKeys } from '../platform/keys.ts'
import type { Platform } from '../platform/platform.ts'

/** Whether something was typed into a checkout of this tab that has not become an order. */
export const hasDraft = ({ tabStorage }: Pick<Platform, 'tabStorage'>): boolean =>
  tabStorage.get(tabStorageKeys.checkoutDraft) !== undefined
