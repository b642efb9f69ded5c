/** Texts shown before goods of an order or a kept basket are added to the basket again. */
export const repeatMessages = {
  gone: 'нет в наличии',
  fewer: (stock: number, count: number) => `осталось ${stock} из ${count}`,
  priceMoved: (paid: string, price: string) => `было ${paid}, стало ${price}`,
  differs: 'С тех пор кое-что изменилось:',
  add: 'Добавить',
  replace: 'Заменить',
  notNow: 'Не сейчас',
  orderTitle: 'Повторить заказ',
  orderNothing: 'Из этого заказа сейчас ничего нет в наличии.',
  orderAnyway: 'Положить в корзину',
  inBasket: (goods: string) => `В корзине ${goods} из заказа.`,
  goneNow: (titles: string) => `Сейчас нет в наличии: ${titles}`
} as const
