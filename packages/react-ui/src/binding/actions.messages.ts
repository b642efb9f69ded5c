/** What buttons and links of many screens do. */
export const actionMessages = {
  signIn: 'Войти',
  find: 'Найти',
  toCatalog: 'В каталог',
  signUp: 'Зарегистрироваться'
} as const
