import { countOf, type PluralForms } from '@vitrina/core/values'

const BONUSES: PluralForms = ['бонус', 'бонуса', 'бонусов']

const DAYS: PluralForms = ['день', 'дня', 'дней']

/** What the server says about bonuses. */
export const bonusMessages = {
  fewer: 'Бонусов стало меньше. Проверьте сумму заказа',
  held: (order: string) => `Списание в счёт заказа ${order}`,
  released: (order: string) => `Возврат бонусов: заказ ${order} отменён`,
  spent: (order: string) => `Бонусы потрачены: заказ ${order} получен`,
  accrued: (order: string) => `Начисление за заказ ${order}`,
  refunded: (order: string) => `Возврат бонусов: товары из заказа ${order} вернулись`,
  revoked: (order: string) => `Отмена начисления: товары из заказа ${order} вернулись`,
  burned: (days: number) => `Сгорели: прошло ${countOf(days, DAYS)} со дня начисления`,
  accrualTitle: (bonuses: number) => `Начислили ${countOf(bonuses, BONUSES)}`,
  accrualBody: (order: string) =>
    `За заказ ${order}. Один бонус — один рубль. Спишите их при оформлении следующего заказа.`,
  accounts: {
    user: 'Бонусы покупателя',
    org_user: 'Бонусы организации',
    dealer: 'Бонусы дилера'
  }
} as const
