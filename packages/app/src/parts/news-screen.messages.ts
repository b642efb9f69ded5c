export const newsScreenMessages = {
  topics: 'Темы',
  related: 'Ещё по теме',
  whatPosts: 'записи по теме',
  whatProducts: 'товары по теме',
  products: 'Товары по теме',
  readAlso: 'Читайте также',
  neighbours: 'Соседние записи',
  earlier: 'Раньше',
  later: 'Позже',
  copied: 'Промокод скопирован',
  notCopied: 'Не удалось скопировать: выделите промокод сами',
  promoCode: 'Промокод',
  copy: 'Скопировать'
} as const
