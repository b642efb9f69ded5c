export const shippingMessages = { country: 'Россия' } as const
