export const checkoutScreenMessages = {
  title: 'Оформление заказа'
} as const
