/** Spec §8, letter by letter. */
export const errorMessages = {
  server: 'Произошла ошибка сервера',
  sessionEnded: 'Сессия закончилась. Пожалуйста, авторизуйтесь в ваш аккаунт заново',
  init: 'Не удалось выполнить инициализацию, попробуйте перезагрузить страницу',
  config: 'Произошла ошибка при инициализации конфига. Перезагрузите страницу',
  paymentMethods: 'Произошла ошибка при получении методов оплаты',
  notFound: 'Страница не найдена',
  /** Of an address that no route knows; the visitor reads `notFound` (A17). */
  unmatched: (path: string) => `Page not found: ${path}`,
  /** Of a route whose own check says no (A17). */
  invalidRoute: 'Page Not Found'
} as const
