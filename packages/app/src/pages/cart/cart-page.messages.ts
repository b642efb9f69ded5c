export const cartPageMessages = {
  whatBonusRules: 'правила списания бонусов'
} as const
