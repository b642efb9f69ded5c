export const promoCodeMessages = {
  title: 'Промокод'
} as const
