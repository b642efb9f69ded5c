export const shopsPageMessages = {
  search: 'Поиск магазина',
  searchField: 'Город, улица или название',
  whatToSearch: 'Что искать',
  region: 'Регион'
} as const
