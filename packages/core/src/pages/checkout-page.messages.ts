export const checkoutPageMessages = {
  placed: (number: string) => `Заказ № ${number}`
} as const
