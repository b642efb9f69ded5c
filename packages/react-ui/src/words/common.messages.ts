/** Words of many screens. */
export const commonMessages = {
  signIn: 'Войти',
  find: 'Найти',
  toCatalog: 'В каталог',
  signUp: 'Зарегистрироваться'
} as const
