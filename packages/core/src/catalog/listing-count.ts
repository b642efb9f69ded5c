import { answered, emptyReading, isReading, type Reading, wanting } from '../store/reading.ts'
import type { Subject } from '../store/subject.ts'

/** How many products the list of an address would have; the number of the last one stays meanwhile. */
export type ListingCount = Reading<string, number>

export type CountCommand =
  /** The list that is shown: its number is known. */
  | { readonly type: 'count.start'; readonly href: string; readonly count: number }
  | { readonly type: 'count.ask'; readonly href: string }

export function countAfter(count: ListingCount, command: CountCommand): ListingCount {
  if (command.type === 'count.start') return answered(wanting(count, command.href), command.count)
  const isAsked = count.wish === command.href && count.failure === undefined
  return isAsked ? count : wanting(count, command.href)
}

/** What chosen filters would give, before they are applied. */
export const listingCountSubject: Subject<ListingCount, CountCommand> = {
  name: 'listing-count',
  commands: { 'count.start': true, 'count.ask': true },
  start: known => ({ ...emptyReading, ...known }),
  after: countAfter,
  needsShop: isReading
}
