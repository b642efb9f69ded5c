export const orderFieldsetsMessages = {
  recipient: 'Кто получит',
  fullName: 'ФИО',
  phone: 'Телефон',
  email: 'E-mail',
  inn: 'ИНН',
  organization: 'Организация',
  delivery: 'Как доставить',
  city: 'Город',
  zip: 'Индекс',
  street: 'Улица',
  house: 'Дом',
  flat: 'Квартира',
  payment: 'Как оплатить',
  consent: 'Согласие',
  accept: 'Согласен на обработку персональных данных',
  point: (title: string, address: string) => `${title}, ${address}`
} as const
