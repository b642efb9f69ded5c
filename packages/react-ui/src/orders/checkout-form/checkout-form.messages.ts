export const checkoutFormMessages = {
  notes: 'Что ещё важно',
  comment: 'Комментарий к заказу',
  commentExample: 'Например: 2 подъезд, 5 этаж, позвоните за час',
  inn: 'ИНН',
  organization: 'Организация',
  fullName: 'ФИО',
  person: 'Частное лицо',
  recipient: 'Кто получит',
  buyer: 'Покупатель',
  phone: 'Телефон',
  phonePurpose: 'Для курьера и сообщений о заказе',
  emailHint: 'Пришлём письмо о заказе'
} as const
