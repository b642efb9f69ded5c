export const paramsFormMessages = {
  title: 'Настройки',
  city: 'Ваш город',
  cityHint: 'С него начнём оформление заказа',
  school: 'Школа или детский сад',
  region: 'Регион',
  schoolCity: 'Город учреждения',
  save: 'Сохранить настройки'
} as const
