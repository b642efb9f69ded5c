/** Texts about bonuses and their write-off. */
export const bonusesMessages = {
  accrual: (value: number) => `+${value} Б`,
  limitByShare: (limit: string, percent: number) =>
    `Можно списать до ${limit} Б: бонусами оплачивается не больше ${percent} % суммы`,
  limitBySum: (limit: string) => `Можно списать до ${limit} Б: больше, чем стоит заказ, не нужно`,
  cut: (used: string) => `Списали ${used} Б: больше для этого заказа нельзя`
} as const
