export const orderPlacedMessages = {
  payment: 'Оплата',
  keepNumber: 'Сохраните номер: по нему заказ откроется на странице',
  whereIsMyOrder: '«Где мой заказ»',
  follow: 'Следить за заказом',
  join: 'Добавить к аккаунту',
  toCatalog: 'Вернуться в каталог',
  print: 'Распечатать',
  recipient: 'Получатель',
  things: 'Состав заказа',
  accepted: (number: string) => `Заказ № ${number} принят`,
  letterSent: (email: string) => `Письмо о заказе отправили на ${email}.`,
  earlier: 'Прошлый заказ, ответ на который не дошёл, тоже принят:',
  numbered: (number: string) => `№ ${number}`
} as const
