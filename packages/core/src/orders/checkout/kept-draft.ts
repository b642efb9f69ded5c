import { draftKeys, tabStorageKeys } from '../../platform/keys.ts'
import type { Platform } from '../../platform/platform.ts'

/** Whether something was typed into a checkout of this tab that has not become an order. */
export const hasDraft = ({ tabStorage }: Pick<Platform, 'tabStorage'>): boolean =>
  tabStorage.get(draftKeys.form) !== undefined

/** Whether an order of this tab was sent and no answer came: it may have been placed. */
export const mayHaveOrdered = ({ tabStorage }: Pick<Platform, 'tabStorage'>): boolean =>
  tabStorage.get(tabStorageKeys.orderKey) !== undefined
