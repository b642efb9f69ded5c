export const checkoutFormMessages = {
  notes: 'Что ещё важно',
  comment: 'Комментарий к заказу',
  commentExample: 'Например: 2 подъезд, 5 этаж, позвоните за час',
  inn: 'ИНН',
  organization: 'Организация',
  priceChanged: 'Сумма изменилась',
  priceChangedText: 'Пока вы оформляли заказ, цены или наличие изменились. Теперь он стоит',
  backToOrder: 'Вернуться к заказу',
  fullName: 'ФИО',
  person: 'Частное лицо',
  recipient: 'Кто получит',
  buyer: 'Покупатель',
  phone: 'Телефон',
  phonePurpose: 'Для курьера и сообщений о заказе',
  emailHint: 'Пришлём письмо о заказе',
  orderFor: (sum: string) => `Заказать за ${sum}`
} as const
