export const contentMessages = {
  noPage: 'Страница не найдена',
  noBanner: 'Баннер не найден',
  noNews: 'Статья не найдена',
  noPartner: 'Бренд не найден',
  noWidget: 'Виджет не найден',
  noCollection: 'Подборка не найдена'
} as const
