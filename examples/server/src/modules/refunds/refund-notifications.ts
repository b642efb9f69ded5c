import { formatPrice } from '@vitrina/core'

import type { RefundStatusCode } from '../../db/schema/refunds.ts'
import type { NotificationText } from '../notifications/notify.ts'

interface RefundNotice {
  readonly order: string
  readonly answer: string
  /** Rubles. */
  readonly sum: number
  readonly bonuses: number
  /** Rubles that a certificate got back. */
  readonly certificate: number
}

/** What the buyer hears of his refund; that it was received he knows himself. */
export const REFUND_NOTIFICATIONS: Partial<
  Record<RefundStatusCode, (notice: RefundNotice) => NotificationText>
> = {
  approved: ({ order, answer }) => ({
    typeCode: 'order',
    title: `Возврат по заказу ${order} одобрен`,
    body: answer || 'Как передать вещи, написано на странице заказа.'
  }),
  rejected: ({ order, answer }) => ({
    typeCode: 'order',
    title: `Возврат по заказу ${order} отклонён`,
    body: answer || 'Почему, написано на странице заказа.'
  }),
  done: ({ order, sum, bonuses, certificate }) => ({
    typeCode: 'order',
    title: `Вернули деньги по заказу ${order}`,
    body: [
      `${formatPrice(sum)} придут тем же способом, которым вы платили.`,
      ...(certificate > 0 ? [`Ещё ${formatPrice(certificate)} снова на сертификате.`] : []),
      ...(bonuses > 0 ? [`Бонусы тоже вернулись: ${bonuses}.`] : [])
    ].join(' ')
  })
}
