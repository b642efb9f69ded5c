import { defineSubject } from '../store/by-command.ts'
import { answered, emptyReading, isReading, type Reading, wanting } from '../store/reading.ts'

/** How many products the list of an address would have; the number of the last one stays meanwhile. */
export type ListingCount = Reading<string, number>

export type CountCommand =
  /** The list that is shown: its number is known. */
  | { readonly type: 'count.start'; readonly href: string; readonly count: number }
  | { readonly type: 'count.ask'; readonly href: string }

/** What chosen filters would give, before they are applied. */
export const listingCountSubject = /* @__PURE__ */ defineSubject<ListingCount, CountCommand>({
  name: 'listing-count',
  start: known => ({ ...emptyReading, ...known }),
  commands: {
    'count.start': (count, { href, count: known }) => answered(wanting(count, href), known),
    'count.ask': (count, { href }) => {
      const isAsked = count.wish === href && count.failure === undefined
      return isAsked ? count : wanting(count, href)
    }
  },
  needsShop: isReading
})
