export const buyBarMessages = {
  title: 'Покупка',
  inBasket: (count: number) => `В корзине: ${count}`
} as const
