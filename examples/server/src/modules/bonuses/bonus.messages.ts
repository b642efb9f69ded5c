/** What the server says about bonuses. */
export const bonusMessages = {
  fewer: 'Бонусов стало меньше. Проверьте сумму заказа',
  held: (order: string) => `Списание в счёт заказа ${order}`,
  released: (order: string) => `Возврат бонусов: заказ ${order} отменён`,
  spent: (order: string) => `Бонусы потрачены: заказ ${order} получен`,
  accrued: (order: string) => `Начисление за заказ ${order}`,
  accounts: {
    user: 'Бонусы покупателя',
    org_user: 'Бонусы организации',
    dealer: 'Бонусы дилера'
  }
} as const
