export const listingMessages = {
  emptyNote: 'пустая полка',
  onlyInStock: 'Только в наличии',
  whatSections: 'разделы',
  filters: 'Фильтры',
  whatFilters: 'фильтры',
  whatBanners: 'баннеры',
  subsections: 'Подразделы',
  show: (products: string) => `Показать ${products}`,
  order: 'Порядок:',
  sectionsToo: 'Ещё можно заглянуть в разделы:'
} as const
