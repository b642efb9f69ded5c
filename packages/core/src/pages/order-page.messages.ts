export const orderPageMessages = {
  numbered: (number: string) => `Заказ ${number}`,
  title: 'Где мой заказ'
} as const
