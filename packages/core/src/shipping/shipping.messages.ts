/** The country of an address until another is chosen, as the backend knows it. */
export const HOME_COUNTRY = 'Россия'

export const shippingMessages = {
  house: (number: string) => `д. ${number}`
} as const
