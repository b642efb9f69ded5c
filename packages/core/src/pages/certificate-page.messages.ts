export const certificatePageMessages = {
  titled: (title: string) => `Подарочный сертификат «${title}»`,
  atOnce: 'Сразу',
  atOnceText: 'номер придёт письмом после оплаты',
  year: 'Год',
  yearText: 'действует на всё, что есть в магазине',
  noDelivery: 'доставлять ничего не нужно',
  inBasket: 'В корзине',
  inBasketText: 'номер вводят в поле промокода',
  sum: 'Сумма',
  whatSums: 'суммы сертификата'
} as const
