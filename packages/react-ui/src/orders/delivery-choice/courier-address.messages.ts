export const courierAddressMessages = {
  savedAddresses: 'Сохранённые адреса',
  otherAddress: (city: string) => `Вы выбрали город ${city}, а адрес введён для другого.`,
  deliverThere: (city: string) => `Доставить в город ${city}`,
  keepAddress: 'Оставить этот адрес'
} as const
