/** What the server says about orders. */
export const orderMessages = {
  noKey: 'Не удалось отправить заказ. Обновите страницу и попробуйте ещё раз',
  otherForm: 'Этот заказ уже отправлен с другими данными. Обновите страницу',
  emptyBasket: 'В корзине нет выбранных товаров',
  priceMoved: (price: string) =>
    `Сумма заказа изменилась: теперь ${price}. Проверьте и подтвердите`,
  belowLeast: (price: string) => `Минимальная сумма заказа — ${price}`,
  noPayment: 'Выберите способ оплаты',
  noCalculation: 'Рассчитайте доставку',
  calculationExpired: 'Расчёт доставки устарел. Рассчитайте доставку ещё раз',
  basketChanged: 'Состав корзины изменился. Рассчитайте доставку ещё раз',
  addressChanged: 'Адрес изменился. Рассчитайте доставку ещё раз',
  noAddress: 'Укажите адрес доставки',
  onlyOrganizations: 'Только для организаций',
  notFound: 'Заказ не найден',
  unknownStatus: (code: string) => `Статуса «${code}» нет`,
  closed: 'Заказ получен или отменён, его статус не меняется',
  cannotCancel: 'Этот заказ уже нельзя отменить',
  gone: 'Товара больше нет в продаже'
} as const
