export const listingFiltersMessages = {
  title: 'Фильтры'
} as const
