import { followVisitor } from '../engine/follow-visitor.ts'
import type { Ground } from '../engine/ground.ts'
import { whenFound } from '../engine/watch-connection.ts'
import { type ListingState, listingSubject } from './listing.ts'
import { type ListingCount, listingCountSubject } from './listing-count.ts'
import { type OpenCount, type OpenListing, openCount, openListing } from './open-listing.ts'

/** A list of products, from what a screen knows of it already; stop it when the screen is left. */
export function listingEngine(ground: Ground, known?: Partial<ListingState>): OpenListing {
  const listing = openListing(ground, listingSubject.start(known))
  const stopWaiting = whenFound(ground.line, () => {
    if (listing.get().failure?.retryable) listing.send({ type: 'listing.retry' })
  })
  const opened = followVisitor(ground, listing, () => listing.send({ type: 'listing.reread' }))
  return {
    ...opened,
    stop() {
      stopWaiting()
      opened.stop()
    }
  }
}

/** Opens lists without a store that shows them. */
export const openListings = (ground: Ground) => (known?: Partial<ListingState>) =>
  listingEngine(ground, known)

/** How many products filters would leave. */
export const listingCountEngine = (ground: Ground, known?: Partial<ListingCount>): OpenCount =>
  followVisitor(ground, openCount(ground, listingCountSubject.start(known)), () => undefined)
