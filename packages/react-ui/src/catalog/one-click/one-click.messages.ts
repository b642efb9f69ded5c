export const oneClickMessages = {
  buy: 'Купить в 1 клик'
} as const
