export const townFieldMessages = {
  town: 'Город'
} as const
