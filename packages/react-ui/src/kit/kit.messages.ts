export const kitMessages = {
  suggestionsFound: (count: number) => `Подсказок: ${count}`,
  breadcrumbs: 'Навигационная цепочка',
  removeChip: (what: string) => `Убрать: ${what}`,
  less: 'Меньше',
  more: 'Больше',
  most: (count: number) => `Не больше ${count} шт.`,
  close: 'Закрыть',
  pages: 'Страницы',
  previousPage: 'Предыдущая страница',
  page: (page: number) => `Страница ${page}`,
  nextPage: 'Следующая страница',
  photoSoon: 'Фото скоро будет',
  oldPrice: 'старая цена',
  rating: 'Оценка',
  rated: (value: number) => `Оценка ${value} из 5`,
  skip: 'Перейти к содержимому',
  notifications: 'Сообщения магазина'
} as const
