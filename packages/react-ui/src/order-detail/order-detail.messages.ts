export const orderDetailMessages = {
  dated: (date: string, time: string) => `от ${date}, ${time}`,
  track: 'Путь заказа',
  things: 'Состав заказа',
  receiving: 'Получение',
  recipient: 'Получатель',
  payment: 'Оплата',
  comment: 'Комментарий',
  sums: 'Сумма заказа',
  print: 'Распечатать',
  onePiece: '1 шт.',
  pieces: (count: number, price: string) => `${count} шт. × ${price}`,
  fromDay: (day: string) => `с ${day}`
} as const
