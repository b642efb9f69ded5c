export { catalogMessages } from './catalog.messages.ts'
export { hasFilters } from './catalog-changes.ts'
export { parseCatalogQuery } from './catalog-query.ts'
export { countingValues } from './depended-values.ts'
export { filterAddress } from './filter-address.ts'
export { isNewPrice, keptFields } from './filter-fields.ts'
export { readListing } from './listing.loader.ts'
export { growthPhase, listingPhase, listingSubject } from './listing.ts'
export {
  chosenCount,
  emptyListing,
  hasMore,
  isPastEnd,
  type ListingView,
  listingHref,
  listingPages,
  listingSorts,
  listingTitle,
  shownWords,
  unfilteredHref
} from './listing.view.ts'
export { listingScope } from './listing-answer.ts'
export { listingCountSubject } from './listing-count.ts'
export { readScopeFilters } from './scope-filters.ts'
