export { catalogMessages } from './catalog.messages.ts'
export {
  chosenValues,
  hasFilters,
  type PriceRange,
  toggleFilterValue,
  withInStock,
  withoutFilters,
  withPage,
  withPriceRange,
  withSearch,
  withSort
} from './catalog-changes.ts'
export { type CatalogChip, catalogChips } from './catalog-chips.ts'
export {
  type CatalogQuery,
  type CatalogSort,
  catalogSearch,
  catalogSorts,
  parseCatalogQuery,
  priceFields,
  searchText
} from './catalog-query.ts'
export { catalogSelection } from './catalog-selection.ts'
export { applicability, countingValues } from './depended-values.ts'
export { type FilterValueView, type FilterView, filterViews } from './filter.view.ts'
export { filterAddress } from './filter-address.ts'
export { readListing } from './listing.loader.ts'
export {
  type ListingCommand,
  type ListingPhase,
  type ListingState,
  listingPhase,
  listingSubject,
  type NamedListing
} from './listing.ts'
export {
  chosenCount,
  type EmptyListing,
  emptyListing,
  hasMore,
  isPastEnd,
  type ListingLink,
  type ListingPages,
  type ListingView,
  listingHref,
  listingPages,
  listingSorts,
  listingTitle,
  shownWords,
  unfilteredHref,
  withMore
} from './listing.view.ts'
export { type ListingCount, listingCountSubject } from './listing-count.ts'
export type { OpenCount, OpenListing } from './open-listing.ts'
export { readProductsByIds } from './products-by-ids.ts'
