export const kitFieldsMessages = {
  hidePassword: 'Скрыть пароль',
  showPassword: 'Показать пароль',
  countryCode: 'Код страны'
} as const
