export const orderPapersMessages = {
  ofOrder: (number: string) => `к заказу ${number}`
} as const
