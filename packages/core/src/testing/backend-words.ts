import { formatPrice } from '../values/price/price-format.ts'

/** What the reference backend says, word by word: a message that a test sees is one that a shopper sees. */
export const backendWords = {
  outOfStock: 'Нет в наличии',
  left: (stock: number) => `Осталось ${stock} шт.`,
  soldOut: 'Товар закончился',
  noPromoCode: 'Промокод не найден',
  wrongLogin: 'Неверный e-mail или пароль',
  sessionEnded: 'Сессия закончилась. Пожалуйста, авторизуйтесь в ваш аккаунт заново',
  otherForm: 'Этот заказ уже отправлен с другими данными. Обновите страницу',
  priceMoved: (rubles: number) =>
    `Сумма заказа изменилась: теперь ${formatPrice(rubles)}. Проверьте и подтвердите`,
  basketChanged: 'Состав корзины изменился. Рассчитайте доставку ещё раз',
  noProduct: 'Товар не найден',
  noAddress: (call: string) => `Такого адреса нет: ни в одном контракте нет ${call}`,
  noOrder: 'Заказ не найден',
  onlyOrganizations: 'Только для организаций'
} as const
