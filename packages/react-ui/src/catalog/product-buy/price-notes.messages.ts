export const priceNotesMessages = {
  bonuses: 'бонусами за покупку'
} as const
