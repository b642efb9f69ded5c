import { parseIds, tidyIds, withId, withoutIds } from '../device-list/device-list.ts'
import { storageKeys } from '../platform/keys.ts'
import type { TextStorage } from '../platform/platform.ts'

/** As many products as a shelf shows. */
export const WATCHED_MAX = 12

/** A product was opened: what was watched before it, newest first, and the list to keep. */
export function watchedAfter(text: string | null | undefined, productId: number) {
  const before = withoutIds(parseIds(text, WATCHED_MAX), [productId])
  const kept = tidyIds(withId(before, productId), WATCHED_MAX)
  return { before, text: JSON.stringify(kept) }
}

/** Remembers a product as the last one watched; gives the ids of those before it, newest first. */
export function watchProduct(
  storage: Pick<TextStorage, 'get' | 'set'>,
  productId: number
): readonly number[] {
  const { before, text } = watchedAfter(storage.get(storageKeys.watched), productId)
  // What cannot be kept was not watched: the shelf would come back with the same products.
  return storage.set(storageKeys.watched, text) ? before : []
}
