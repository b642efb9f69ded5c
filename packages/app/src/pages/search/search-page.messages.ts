export const searchPageMessages = {
  whatTexts: 'статьи и страницы'
} as const
