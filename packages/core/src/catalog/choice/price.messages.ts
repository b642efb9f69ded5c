/** Why a price is what it is. */
export const priceMessages = {
  question: 'Почему такая цена',
  before: 'Цена до скидки',
  discount: 'Скидка магазина',
  everyone: 'Цена для всех покупателей',
  organisation: 'Цена для организаций',
  dealer: 'Цена для дилеров',
  noOwn: 'Отдельной цены для вас здесь нет, действует общая',
  reached: (count: number, limit: number) =>
    `В корзине ${count} шт., действует цена от ${limit} шт.`,
  further: (limit: number) => `Если взять от ${limit} шт.`,
  rounded: 'Пересчитано по курсу магазина и округлено до копейки',
  rate: (rubles: string, price: string) => `${rubles} = ${price}`,
  apiece: 'Итого за штуку',
  promo: (code: string) => `Промокод ${code}, скидка на всю корзину`,
  bonus: 'Вернётся бонусами после получения'
} as const
