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
export { readProductsByIds } from './products-by-ids.ts'
