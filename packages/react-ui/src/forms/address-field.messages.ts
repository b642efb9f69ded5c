export const addressFieldMessages = {
  city: 'Город',
  postcode: 'Индекс',
  street: 'Улица',
  house: 'Дом',
  flat: 'Квартира'
} as const
