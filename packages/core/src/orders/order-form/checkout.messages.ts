import { plural } from '../../values/plural/plural.ts'

export const checkoutMessages = {
  chooseDelivery: 'Выберите способ доставки',
  choosePoint: 'Выберите пункт выдачи',
  choosePayment: 'Выберите способ оплаты',
  counting: 'Рассчитываем доставку…',
  fix: (count: number) =>
    `Исправьте ${count} ${plural(count, ['поле', 'поля', 'полей'])}, чтобы заказать`,
  readingPoints: 'Узнаём пункты…',
  noSuchPoint: 'Здесь ничего не нашлось.',
  paidAtOnce: 'Заказ без доставки оплачивают сразу',
  noWayAtOnce: 'Заказ без доставки оплачивают сразу, а оплаты онлайн пока нет',
  paymentAddress: 'Не удалось открыть страницу оплаты. Попробуйте ещё раз'
} as const

/** What an address needs before its delivery can be counted. */
export const addressNeedsMessages = {
  /** What is filled in, by the rule of §5 that asks for it, in the order of the page. */
  parts: {
    city: 'населенный пункт',
    postalCode: 'почтовый индекс',
    street: 'улицу',
    house: 'номер дома'
  },
  lacking: (parts: string) => `Чтобы посчитать доставку, укажите ${parts}`
} as const
