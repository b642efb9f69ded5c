import type { NotificationText } from '../modules/notifications/notify.ts'

interface AccountNotification extends NotificationText {
  readonly email: string
  readonly daysAgo: number
  readonly isRead: boolean
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
