/** What the sections of the account are called. */
export const accountMenuMessages = {
  overview: 'Обзор',
  orders: 'Заказы',
  fastOrder: 'Быстрый заказ',
  baskets: 'Отложенные корзины',
  blanks: 'Заявки',
  bonuses: 'Бонусы',
  wholesale: 'Опт и прайс-лист',
  reviews: 'Отзывы',
  notifications: 'Уведомления',
  addresses: 'Адреса',
  mailing: 'Рассылка',
  personal: 'Личные данные',
  password: 'Смена пароля',
  devices: 'Вход и устройства'
} as const
