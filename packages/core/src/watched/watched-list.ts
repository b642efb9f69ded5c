import { parseIds, withId, withoutIds } from '../device-list/device-list.ts'

/** As many products as a shelf shows. */
export const WATCHED_MAX = 12

/** A product was opened: what was watched before it, newest first, and the list to keep. */
export function watchedAfter(text: string | null | undefined, productId: number) {
  const known = parseIds(text, WATCHED_MAX)
  return {
    before: withoutIds(known, [productId]),
    text: JSON.stringify(withId(known, productId).slice(0, WATCHED_MAX))
  }
}

/** The list to keep once the shop does not have some products any more. */
export const watchedWithout = (text: string | null | undefined, gone: readonly number[]): string =>
  JSON.stringify(withoutIds(parseIds(text, WATCHED_MAX), gone))
