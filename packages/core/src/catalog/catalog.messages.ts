export const catalogMessages = {
  sorts: {
    relevance: 'По соответствию',
    popular: 'Популярные',
    price: 'Сначала дешёвые',
    'price-desc': 'Сначала дорогие',
    new: 'Новинки',
    rating: 'С высоким рейтингом',
    discount: 'По размеру скидки'
  },
  inStock: 'В наличии',
  allProducts: 'Все товары',
  searchParts: 'Что найдено',
  searchPart: { products: 'Товары', pages: 'Статьи и страницы' },
  searched: (text: string) => `Поиск: ${text}`,
  corrected: (text: string) => `Показаны результаты по запросу «${text}»`,
  more: 'Показать ещё',
  moreFailed: 'Не удалось показать ещё товары. Попробуйте ещё раз',
  shown: (count: string, total: string) => `Показано ${count} из ${total}`,
  noneFound: 'Ничего не нашлось',
  pastEnd: 'Здесь товаров уже нет',
  fewerFilters: 'Снимите часть фильтров: так товаров станет больше.',
  otherWords:
    'Проверьте, нет ли опечатки, или спросите короче: «рюкзак» вместо «рюкзак школьный для мальчика».',
  dropFilters: 'Сбросить фильтры',
  dropAll: 'Сбросить всё',
  toStart: 'К началу списка',
  wholeCatalogue: 'Весь каталог',
  priceFrom: (price: string) => `от ${price}`,
  priceTo: (price: string) => `до ${price}`,
  priceRange: (from: string, to: string) => `${from} – ${to}`
} as const
