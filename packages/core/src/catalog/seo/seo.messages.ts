export const seoMessages = {
  ofShop: (title: string, shop: string) => `${title} — ${shop}`,
  color: 'Цвет',
  size: 'Размер',
  pageSuffix: (page: number) => ` - Страница ${page}`
} as const
