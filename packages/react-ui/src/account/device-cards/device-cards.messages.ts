export const deviceCardsMessages = {
  title: 'Устройства'
} as const
