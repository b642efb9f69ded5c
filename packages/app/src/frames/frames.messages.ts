export const framesMessages = {
  currencyAndTheme: 'Валюта и тема',
  unreachedText: 'Магазин не ответил. Вход сохранён: проверьте интернет и попробуйте ещё раз.',
  unreached: 'Страница не загрузилась'
} as const
