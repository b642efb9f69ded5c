/** By these words a shop that opens is known from any other failure, whatever its screen says. */
export const OPENING_REASON = 'Магазин откроется через минуту'

/** Words of the screen that stands in place of a page (§2). */
export const errorScreenMessages = {
  sessionTitle: 'Сессия закончилась',
  sessionHint: 'Сессия закончилась из-за долгого бездействия. Войдите ещё раз с e-mail и паролем.',
  signIn: 'Войти',
  lostTitle: 'ОЙ! Похоже, мы не можем найти нужную вам страницу.',
  lostHint: 'Начните с главной — оттуда видно всё.',
  home: 'На главную',
  /** Of a visitor whose address has asked too often; the backend's own sentence stands below it. */
  busyTitle: 'Слишком много запросов',
  /** Of a shop that has just been started. */
  opening: 'Магазин откроется через минуту',
  openingHint: 'Раскладываем товары по полкам. Страница откроется сама.',
  again: 'Обновить',
  offlineTitle: 'Нет связи с магазином',
  offlineHint:
    'Страница не загрузилась. Проверьте интернет: как только связь появится, она откроется сама.',
  retry: 'Повторить',
  code: (code: number, reason: string) => `код ошибки: ${code} ( ${reason} )`
} as const
