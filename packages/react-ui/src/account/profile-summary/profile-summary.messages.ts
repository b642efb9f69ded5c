export const profileSummaryMessages = {
  orderNow: 'Текущий заказ',
  lastOrder: 'Последний заказ',
  more: 'Подробнее',
  progress: 'Ход заказа',
  firstOrder: 'Первый заказ',
  orders: 'Заказы',
  empty: 'Пенал пока пуст',
  emptyText: 'Соберите первый заказ: его путь будет виден здесь.',
  bonuses: 'Бонусы',
  history: 'Вся история'
} as const
