/** What the server says about lines and sums. */
export const basketMessages = {
  outOfStock: 'Нет в наличии',
  left: (stock: number) => `Осталось ${stock} шт.`,
  soldOut: 'Товар закончился',
  wrongCount: 'Количество должно быть целым числом от 0 до 999',
  unknownGroup: 'Такого товара больше нет',
  tooManyLines: 'В корзине слишком много разных товаров',
  noBonuses: 'Списание бонусов сейчас недоступно'
} as const
