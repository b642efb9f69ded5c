import { emptyReading, isReading, type Reading, retried, wanting } from '../store/reading.ts'
import type { Subject } from '../store/subject.ts'
import { hasMore, type ListingView, listingHref } from './listing.view.ts'

/** The list of an address; `isMore` puts it behind what is shown. */
export interface ListingWish {
  /** Path and query: of a category, or of the search in the whole shop. */
  readonly href: string
  readonly isMore: boolean
}

/** A list with its name, which the address alone does not tell. */
export interface NamedListing extends ListingView {
  readonly title: string
}

export type ListingState = Reading<ListingWish, NamedListing>

export type ListingCommand =
  | { readonly type: 'listing.open'; readonly href: string }
  /** The next page behind the shown ones. */
  | { readonly type: 'listing.more' }
  | { readonly type: 'listing.retry' }
  /** The visitor has other prices now. */
  | { readonly type: 'listing.reread' }

/** The list on the screen: wherever its address leads, with filters, pages and orders in it. */
export const listingSubject: Subject<ListingState, ListingCommand> = {
  name: 'listing',
  start: known => ({ ...emptyReading, ...known }),
  after: listingAfter,
  needsShop: isReading
}

export function listingAfter(listing: ListingState, command: ListingCommand): ListingState {
  const { wish } = listing
  switch (command.type) {
    case 'listing.open':
      return opened(listing, command.href)
    case 'listing.more':
      return continued(listing)
    case 'listing.retry':
      return retried(listing)
    case 'listing.reread':
      return wish === undefined ? listing : wanting(listing, { ...wish, isMore: false })
    default:
      return listing
  }
}

/** Another page, order or filter leaves the cards where they are until its own come. */
function opened(listing: ListingState, href: string): ListingState {
  const { wish, value, failure } = listing
  if (wish?.href === href && failure === undefined) return listing
  const isSameList = value?.path === href.split('?', 1)[0]
  return wanting({ ...listing, value: isSameList ? value : undefined }, { href, isMore: false })
}

function continued(listing: ListingState): ListingState {
  const { value } = listing
  if (value === undefined || isReading(listing) || !hasMore(value)) return listing
  return wanting(listing, { href: listingHref(value, value.query.page + 1), isMore: true })
}

/** What a list screen is at: cards stay on it while others are read, and when those fail. */
export type ListingPhase = 'loading' | 'failed' | 'empty' | 'ready'

export function listingPhase({
  value,
  failure
}: Pick<ListingState, 'value' | 'failure'>): ListingPhase {
  if (value === undefined) return failure === undefined ? 'loading' : 'failed'
  return value.cards.length === 0 ? 'empty' : 'ready'
}
