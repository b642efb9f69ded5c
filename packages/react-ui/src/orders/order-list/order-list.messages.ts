export const orderListMessages = {
  title: 'Заказы',
  byStatus: 'Заказы по статусам',
  search: 'Поиск заказа'
} as const
