export const deliveryMessages = {
  priceFrom: (price: string) => `от ${price}`
} as const
