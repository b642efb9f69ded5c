/** Texts about a product, its stock and its choice. */
export const productMessages = {
  gone: 'Нет в наличии',
  inStock: 'В наличии',
  left: (pieces: number) => `Осталось ${pieces}`,
  size: (title: string) => `размер ${title}`,
  optionGone: (title: string) => `${title}, нет в наличии`,
  optionLeft: (title: string, pieces: number) => `${title}, осталось ${pieces} шт.`,
  priceFrom: (price: string) => `от ${price}`
} as const
