import type { StatusCode } from '../db/schema/orders.ts'

interface NotificationText {
  readonly typeCode: string
  readonly title: string
  readonly body: string
}

interface AccountNotification extends NotificationText {
  readonly email: string
  readonly daysAgo: number
  readonly isRead: boolean
}

/** What the shop writes when an order reaches a status; the others pass in silence. */
export const ORDER_NOTIFICATIONS: Partial<
  Record<StatusCode, (number: string) => NotificationText>
> = {
  shipping: number => ({
    typeCode: 'order',
    title: `Заказ ${number} в пути`,
    body: 'Передали его в доставку. Дата вручения указана в заказе.'
  }),
  ready: number => ({
    typeCode: 'order',
    title: `Заказ ${number} ждёт вас`,
    body: 'Заберите его в течение семи дней. Понадобится номер заказа или телефон.'
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

export const ACCOUNT_NOTIFICATIONS: readonly AccountNotification[] = [
  {
    email: 'anna@example.ru',
    typeCode: 'bonus',
    title: 'Начислили 420 бонусов',
    body: 'Один бонус — один рубль. Спишите их при оформлении следующего заказа.',
    daysAgo: 9,
    isRead: true
  },
  {
    email: 'anna@example.ru',
    typeCode: 'promo',
    title: 'Школьная ярмарка началась',
    body: 'Рюкзаки и форма к первому сентября дешевле до конца августа.',
    daysAgo: 12,
    isRead: true
  },
  {
    email: 'school@example.ru',
    typeCode: 'info',
    title: 'Цены для школ обновлены',
    body: 'Новые цены уже видны в каталоге: войдите под учётной записью школы.',
    daysAgo: 5,
    isRead: true
  },
  {
    email: 'school@example.ru',
    typeCode: 'info',
    title: 'Документы по заказам — в личном кабинете',
    body: 'Счёт и накладную можно открыть на странице заказа.',
    daysAgo: 3,
    isRead: false
  },
  {
    email: 'dealer@example.ru',
    typeCode: 'info',
    title: 'Осенняя коллекция открыта для предзаказа',
    body: 'Соберите корзину до десятого сентября, и мы отложим вещи под вас.',
    daysAgo: 2,
    isRead: false
  }
]
