export const seoMessages = {
  pageSuffix: (page: number) => ` - Страница ${page}`
} as const
