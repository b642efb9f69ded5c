export const keptBasketListMessages = {
  title: 'Отложенные корзины'
} as const
