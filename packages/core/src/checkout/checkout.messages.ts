export const checkoutMessages = {
  chooseDelivery: 'Выберите способ доставки',
  choosePoint: 'Выберите пункт выдачи',
  choosePayment: 'Выберите способ оплаты',
  paymentAddress: 'Не удалось открыть страницу оплаты. Попробуйте ещё раз'
} as const
