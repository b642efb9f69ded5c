import { defineSubject } from '../store/by-command.ts'
import {
  answered,
  emptyReading,
  isReading,
  type Reading,
  retried,
  wanting
} from '../store/reading.ts'
import { hasMore, type ListingView, type NamedListing } from './listing.view.ts'
import type { ListingCommand } from './listing-commands.ts'

/** The list of an address, or its next page behind what is shown. */
export interface ListingQuery {
  /**
   * Path and query: of a category, or of the search in the whole shop. None of a list that was read
   * elsewhere, as by a server that draws pages: who has read it reads it anew.
   */
  readonly href: string | undefined
  readonly isMore: boolean
}

export type ListingState = Reading<ListingQuery, NamedListing>

/** The list on the screen: wherever its address leads, with filters, pages and orders in it. */
export const listingSubject = /* @__PURE__ */ defineSubject<ListingState, ListingCommand>({
  name: 'listing',
  start: initial => ({ ...emptyReading, ...initial }),
  commands: {
    'listing.open': (listing, { href }) => opened(listing, href),
    'listing.shown': (listing, { list }) => shown(listing, list),
    'listing.more': continued,
    'listing.retry': retried,
    'listing.reread': reread
  },
  needsShop: isReading
})

/** Another page, order or filter leaves the cards where they are until its own come. */
function opened(listing: ListingState, href: string): ListingState {
  const { query, value, failure } = listing
  if (query?.href === href && failure === undefined) return listing
  const isSameList = value?.path === href.split('?', 1)[0]
  return wanting({ ...listing, value: isSameList ? value : undefined }, { href, isMore: false })
}

function shown(listing: ListingState, list: NamedListing): ListingState {
  if (listing.value?.cards === list.cards) return listing
  return { ...answered(listing, list), query: undefined }
}

function continued(listing: ListingState): ListingState {
  const { value, query } = listing
  if (value === undefined || isReading(listing) || !hasMore(value)) return listing
  return wanting(listing, { href: query?.href, isMore: true })
}

/** A list that has grown begins anew: pages that were read with other prices do not fit together. */
function reread(listing: ListingState): ListingState {
  const href = listing.query?.href
  return href === undefined ? listing : wanting(listing, { href, isMore: false })
}

/** Returns the phase of «Показать ещё»; idle when it belongs to another list. */
export function growthPhase(
  listing: ListingState,
  { cards }: Pick<ListingView, 'cards'>
): 'idle' | 'busy' | 'failed' {
  const { query, value, failure } = listing
  if (!query?.isMore || value?.cards !== cards) return 'idle'
  if (isReading(listing)) return 'busy'
  return failure === undefined ? 'idle' : 'failed'
}
