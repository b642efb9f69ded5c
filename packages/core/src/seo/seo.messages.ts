export const seoMessages = {
  color: 'Цвет',
  size: 'Размер',
  pageSuffix: (page: number) => ` - Страница ${page}`
} as const
