export const shippingMessages = {
  country: 'Россия',
  house: (number: string) => `д. ${number}`
} as const
