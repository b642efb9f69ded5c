export const placesMapMessages = {
  address: 'Адрес',
  hours: 'Часы работы',
  phone: 'Телефон',
  inNewTab: (shop: string) => `: ${shop}, откроется новая вкладка`,
  onMap: 'Показать на карте'
} as const
