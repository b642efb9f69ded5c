/** Rows of what a basket or an order costs. */
export const sumsMessages = {
  goods: 'Товары',
  discount: 'Скидка',
  discountByCode: (code: string) => `Скидка по коду ${code}`,
  promoCode: (code: string) => `Промокод ${code}`,
  certificate: (number: string, left: string) => `Сертификат ${number}, останется ${left}`,
  wholeCertificate: (number: string) => `Сертификат ${number}`,
  bonuses: 'Бонусы',
  delivery: 'Доставка',
  free: 'бесплатно',
  notNeeded: 'не нужна',
  choosePlace: 'выберите, куда привезти',
  counting: 'считаем',
  uncounted: 'не посчитана',
  total: 'Итого',
  toPay: 'К оплате',
  withoutDelivery: 'Без доставки',
  withIt: (count: string) => `${count} с доставкой`,
  withoutIt: (count: string) => `${count} без доставки`
} as const
