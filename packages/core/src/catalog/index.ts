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
export { countListing } from './count-listing.ts'
export { applicability, countingValues } from './depended-values.ts'
export { chosenCount, type FilterValueView, type FilterView, filterViews } from './filter.view.ts'
export { filterAddress } from './filter-address.ts'
export { readProductsByIds } from './products-by-ids.ts'
