export const personalFormMessages = {
  title: 'Личные данные',
  birthday: 'Дата рождения',
  birthdayExample: 'ДД.ММ.ГГГГ',
  save: 'Сохранить'
} as const
