export const checkoutMessages = {
  chooseDelivery: 'Выберите способ доставки',
  choosePoint: 'Выберите пункт выдачи',
  choosePayment: 'Выберите способ оплаты',
  readingPoints: 'Узнаём пункты…',
  paidAtOnce: 'Заказ без доставки оплачивают сразу',
  paymentAddress: 'Не удалось открыть страницу оплаты. Попробуйте ещё раз'
} as const
