/** Bodies of addresses and deliveries, as a shopper would fill them in. */

const address = {
  country: 'Россия',
  region: 'Тульская область',
  city: 'Тула',
  settlement: '',
  street: 'ул. Советская',
  house: '14',
  flat: '7',
  value: 'Тульская область, Тула, ул. Советская, д. 14'
}

export const home = {
  title: 'Дом',
  contactPerson: 'Соколова Анна Игоревна',
  phone: '+79991234567',
  address,
  kladrId: '7100000100000',
  zip: '300000',
  isDefault: true
}

export const shipping = {
  coord: [54.1931, 37.6173] as [number, number],
  zip: '300000',
  kladrId: '7100000100000',
  cityFiasId: 'fias-tula',
  isDefault: true,
  address
}
