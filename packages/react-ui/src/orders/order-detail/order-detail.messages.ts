export const orderDetailMessages = {
  track: 'Путь заказа',
  things: 'Состав заказа',
  receiving: 'Получение',
  recipient: 'Получатель',
  payment: 'Оплата',
  comment: 'Комментарий',
  sums: 'Сумма заказа',
  print: 'Распечатать'
} as const
