import { plural } from '@vitrina/core/values'

import type { StatusCode } from '../../db/schema/orders.ts'
import type { NotificationText } from '../notifications/notify.ts'
import { STORAGE_DAYS } from './pickup.ts'

/** What the shop writes when an order reaches a status; the others pass in silence. */
export const ORDER_NOTIFICATIONS: Partial<
  Record<StatusCode, (number: string) => NotificationText>
> = {
  paid: number => ({
    typeCode: 'order',
    title: `Заказ ${number} оплачен`,
    body: 'Деньги пришли. Напишем о следующем шаге.'
  }),
  shipping: number => ({
    typeCode: 'order',
    title: `Заказ ${number} в пути`,
    body: 'Передали его в доставку. Дата вручения указана в заказе.'
  }),
  ready: number => ({
    typeCode: 'order',
    title: `Заказ ${number} ждёт вас`,
    body: `Заберите его в течение ${STORAGE_DAYS} дней. Адрес, часы и код выдачи — на странице заказа.`
  }),
  done: number => ({
    typeCode: 'order',
    title: `Заказ ${number} получен`,
    body: 'Спасибо за покупку! Расскажите, как вам вещи: отзыв поможет другим родителям.'
  }),
  cancelled: number => ({
    typeCode: 'order',
    title: `Заказ ${number} отменён`,
    body: 'Если вы его уже оплатили, деньги вернутся тем же способом.'
  })
}

/** What it writes when an order was not paid in its days. */
export const unpaidWords = (number: string, days: number): NotificationText => ({
  typeCode: 'order',
  title: `Заказ ${number} отменён: он не оплачен`,
  body: `Оплата не пришла за ${plural(days, [`${days} день`, `${days} дня`, `${days} дней`])}, и товары вернулись в продажу. Заказать их снова можно со страницы заказа.`
})
