import type { PaymentStatus } from '../entities/payment.ts'

/** Texts about orders: their lists, their statuses and their sums. */
export const ordersMessages = {
  every: 'Все',
  waitsForPayment: 'Ждёт оплаты',
  atHome: 'Заказ у вас',
  next: (status: string) => `Дальше: ${status.toLowerCase()}`,
  goods: 'Товары',
  discount: 'Скидка',
  discountByCode: (code: string) => `Скидка по коду ${code}`,
  bonuses: 'Бонусы',
  payments: {
    none: '',
    waiting: 'ждёт оплаты',
    paid: 'оплачен',
    declined: 'оплата не прошла',
    refunded: 'деньги возвращены'
  } satisfies Record<PaymentStatus, string>
} as const
