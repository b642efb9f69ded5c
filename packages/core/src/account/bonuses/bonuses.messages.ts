/** Texts about bonuses and their write-off. */
export const bonusesMessages = {
  accrual: (value: string) => `+${value}\u00a0Б`,
  limitByShare: (limit: string, percent: number) =>
    `Можно списать до ${limit}\u00a0Б: бонусами оплачивается не больше ${percent}\u00a0% суммы`,
  limitBySum: (limit: string) =>
    `Можно списать до ${limit}\u00a0Б: больше, чем стоит заказ, не нужно`,
  cut: (used: string) => `Списали ${used}\u00a0Б: больше для этого заказа нельзя`
} as const
