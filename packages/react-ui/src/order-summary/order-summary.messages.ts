export const orderSummaryMessages = {
  pieces: (count: number) => `${count} шт.`,
  title: 'Ваш заказ',
  change: 'Изменить',
  toPay: 'К оплате',
  withoutDelivery: 'Без доставки',
  payOf: (sum: string) => `К оплате ${sum}`,
  notNeeded: 'не нужна',
  delivery: 'Доставка',
  choosePlace: 'выберите, куда привезти',
  free: 'бесплатно',
  order: 'Заказать'
} as const
