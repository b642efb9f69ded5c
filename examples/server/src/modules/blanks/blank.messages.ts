/** What the server says about one-click orders. */
export const blankMessages = {
  notFound: 'Заявка не найдена',
  noProduct: 'Товар не найден',
  outOfStock: 'Этого товара нет в наличии',
  less: (left: number) => `Осталось только ${left} шт.`,
  emptyBasket: 'В корзине нет выбранных товаров',
  cannotCancel: 'Эту заявку уже нельзя отменить',
  closed: 'Заявка уже закрыта',
  byPhone: 'Доставка по договорённости'
} as const
