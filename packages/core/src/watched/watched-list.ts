import { parseIds, tidyIds, withId, withoutIds } from '../device-list/device-list.ts'

/** As many products as a shelf shows. */
export const WATCHED_MAX = 12

/** A product was opened: what was watched before it, newest first, and the list to keep. */
export function watchedAfter(text: string | null | undefined, productId: number) {
  const before = withoutIds(parseIds(text, WATCHED_MAX), [productId])
  const kept = tidyIds(withId(before, productId), WATCHED_MAX)
  return { before, text: JSON.stringify(kept) }
}
