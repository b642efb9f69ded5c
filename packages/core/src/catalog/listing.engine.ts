import type { EngineContext } from '../engine/engine-context.ts'
import { followVisitor } from '../engine/follow-visitor.ts'
import { whenFound } from '../engine/watch-connection.ts'
import { type ListingState, listingSubject } from './listing.ts'
import { type ListingCount, listingCountSubject } from './listing-count.ts'
import { type OpenCount, type OpenListing, openCount, openListing } from './open-listing.ts'

/** A list of products, from what a screen knows of it already; stop it when the screen is left. */
export function listingEngine(
  context: EngineContext,
  initial?: Partial<ListingState>
): OpenListing {
  const listing = openListing(context, listingSubject.start(initial))
  const stopWaiting = whenFound(context.line, () => {
    if (listing.get().failure?.retryable) listing.send({ type: 'listing.retry' })
  })
  const opened = followVisitor(context, listing, () => listing.send({ type: 'listing.reread' }))
  return {
    ...opened,
    stop() {
      stopWaiting()
      opened.stop()
    }
  }
}

/** Opens lists without a store that shows them. */
export const openListings = (context: EngineContext) => (initial?: Partial<ListingState>) =>
  listingEngine(context, initial)

/** How many products filters would leave. */
export const listingCountEngine = (
  context: EngineContext,
  initial?: Partial<ListingCount>
): OpenCount =>
  followVisitor(context, openCount(context, listingCountSubject.start(initial)), () => undefined)
