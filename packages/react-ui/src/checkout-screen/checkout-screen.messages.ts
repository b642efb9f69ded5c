export const checkoutScreenMessages = {
  title: 'Оформление заказа',
  withDelivery: (count: string) => `${count} с доставкой`,
  withoutDelivery: (count: string) => `${count} без доставки`
} as const
