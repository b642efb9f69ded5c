export const bonusAccountsMessages = {
  title: 'Счета'
} as const
