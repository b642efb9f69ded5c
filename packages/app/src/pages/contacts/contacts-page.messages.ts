export const contactsPageMessages = {
  whatShops: 'адреса магазинов',
  whereToFind: 'Где нас найти',
  onMap: 'Магазины на карте',
  shops: 'Магазины и дилеры',
  callMe: 'Заказать звонок',
  seller: 'Продавец',
  whatQuestionForm: 'форму вопроса'
} as const
