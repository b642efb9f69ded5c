export const addToBasketMessages = {
  quantityOf: (title: string) => `Количество: ${title}`,
  add: 'В корзину',
  addNamed: (title: string) => `В корзину: ${title}`
} as const
