/** What the server says about lines and sums. */
export const basketMessages = {
  outOfStock: 'Нет в наличии',
  left: (stock: number) => `Осталось ${stock} шт.`,
  soldOut: 'Товар закончился',
  wrongCount: 'Количество должно быть целым числом от 0 до 999',
  unknownGroup: 'Такого товара больше нет',
  tooManyLines: 'В корзине слишком много разных товаров',
  notVirtual: 'Этот товар нельзя купить как сертификат',
  unknownSet: 'Такого набора больше нет',
  wrongSet: 'Выберите по одному товару в каждой части набора',
  nothingToKeep: 'В корзине пусто: откладывать нечего',
  noKept: 'Такой отложенной корзины нет: возможно, она уже удалена',
  noKeptName: 'Назовите корзину, чтобы узнать её потом',
  longKeptName: (most: number) => `Название не длиннее ${most} знаков`,
  manyKept: (most: number) =>
    `Можно отложить не больше ${most} корзин. Удалите те, которые уже не нужны`,
  noBonuses: 'Списание бонусов сейчас недоступно'
} as const
