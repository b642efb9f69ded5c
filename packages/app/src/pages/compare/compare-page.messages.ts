export const comparePageMessages = {
  table: 'Таблица сравнения',
  feature: 'Характеристика',
  loading: 'Загружается',
  title: 'Сравнение товаров',
  emptyNote: 'весы ждут'
} as const
