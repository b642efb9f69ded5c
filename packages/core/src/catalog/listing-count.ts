import { defineSubject } from '../store/by-command.ts'
import { answered, emptyReading, isReading, type Reading, wanting } from '../store/reading.ts'
import type { CountCommand } from './listing-commands.ts'

/** How many products the list of an address would have; the number of the last one stays meanwhile. */
export type ListingCount = Reading<string, number>

/** Subject that counts the products of chosen filters before they are applied. */
export const listingCountSubject = /* @__PURE__ */ defineSubject<ListingCount, CountCommand>({
  name: 'listing-count',
  start: initial => ({ ...emptyReading, ...initial }),
  commands: {
    'count.start': (count, { href, count: known }) => answered(wanting(count, href), known),
    'count.ask': (count, { href }) => {
      const isAsked = count.query === href && count.failure === undefined
      return isAsked ? count : wanting(count, href)
    }
  },
  needsShop: isReading
})
