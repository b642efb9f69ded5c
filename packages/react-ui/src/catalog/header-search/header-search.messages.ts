export const headerSearchMessages = {
  suggestions: 'Подсказки',
  title: 'Поиск по магазину',
  example: 'Рюкзак, сарафан 134, тетради…'
} as const
