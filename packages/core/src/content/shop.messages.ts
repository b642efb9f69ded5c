export const shopMessages = {
  everything: 'Все',
  shops: 'Магазины',
  dealers: 'Дилеры',
  allRegions: 'Все регионы',
  none: 'По этому запросу адресов нет',
  noneHint: 'Проверьте название города или покажите все: заказ привезём и туда, где магазина нет.',
  showAll: 'Показать все',
  onMap: 'Магазины и дилеры на карте',
  pickup: 'Можно забрать заказ'
} as const
