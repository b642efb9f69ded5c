export const catalogMessages = {
  sorts: {
    popular: 'Популярные',
    price: 'Сначала дешёвые',
    'price-desc': 'Сначала дорогие',
    new: 'Новинки',
    rating: 'С высоким рейтингом',
    discount: 'По размеру скидки'
  },
  inStock: 'В наличии',
  priceFrom: (price: string) => `от ${price}`,
  priceTo: (price: string) => `до ${price}`,
  priceRange: (from: string, to: string) => `${from} – ${to}`
} as const
